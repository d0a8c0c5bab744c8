// The worked examples: positions that a test plays (content/positions) and `/try/ID` opens. What is expected
// there under a name is the number that stands in the text: `expect 1 lp = 7 as after`.
const files = import.meta.glob<string>('../../../content/positions/*.position', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export type Numbers = Record<string, number>;

export const readNumbers = (position: string): Numbers =>
  Object.fromEntries(
    [...position.matchAll(/^\s*expect .* = (\d+) as (\w+)\s*$/gm)].map(([, n, name]) => [name, +n]),
  );

export function numbersOf(id: string): Numbers {
  const path = Object.keys(files).find((name) => name.endsWith(`/${id}.position`));
  return path ? readNumbers(files[path]) : {};
}

/** Fills `{after}` and differences as `{after-before}`; what has no number stays, and a test finds it. */
export const fillNumbers = (text: string, numbers: Numbers) =>
  text.replace(/\{(\w+)(?:-(\w+))?\}/g, (blank, name: string, less?: string) => {
    const number = numbers[name] - (less ? numbers[less] : 0);
    return Number.isNaN(number) ? blank : String(number);
  });
