// The lessons and positions of content/, fetched when they are opened.
const lessons = import.meta.glob<string>('../../../content/lessons/*.lesson', {
  query: '?raw',
  import: 'default',
});
const positions = import.meta.glob<string>('../../../content/positions/*.position', {
  query: '?raw',
  import: 'default',
});

/** In the order they are taught. */
export const lessonIds = [
  'riding',
  'money',
  'cattle',
  'fight',
  'marshal',
  'wanted',
  'poker',
  'stories',
  'train',
  'faro',
  'frontier',
  'two',
] as const;

const find = (files: Record<string, () => Promise<string>>, name: string) =>
  files[Object.keys(files).find((path) => path.split('/').at(-1)!.split('.')[0] === name) ?? ''];

/** Null: there is no such lesson. */
export async function lessonFile(name: string): Promise<string | null> {
  return (await find(lessons, name)?.()) ?? null;
}
/** A position, or that of a lesson. Null: there is none. */
export async function positionFile(name: string): Promise<string | null> {
  return (await find(positions, name)?.()) ?? null;
}
