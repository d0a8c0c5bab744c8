// The page as plain text, and as a picture of its own.
import type { Gazette } from './gazette';
import { sumOf } from './rows';
import type { Words } from '../../words/types';
import { signed, type Fill } from '../../words/words.svelte';

export function pageText(
  paper: Gazette,
  round: number,
  { common, scenes: words }: Words,
  fill: Fill,
): string {
  const colon = (a: string, b: string | number) => fill(common.colon, { a, b });
  const rows = paper.rows.map((row, i) => {
    const parts = paper.steps
      .map((p) => `${words.parts[p]} ${p === 'lp' ? row.score[p] : signed(row.score[p])}`)
      .join(', ');
    return `${i + 1}. ${colon(row.name, row.score.total)} (${parts})`;
  });
  return [
    `${words.gazette.toUpperCase()} · ${fill(words.edition, { n: round })}`,
    '',
    paper.headline,
    paper.below,
    '',
    ...rows,
    '',
    colon(words.turningPoints, '').trimEnd(),
    ...paper.points.map((m) => `${fill(words.roundShort, { n: m.round })} ${m.text}`),
    '',
    ...paper.notices.map((n) => colon(n.title, n.text)),
    '',
    paper.quote,
  ].join('\n');
}

/** Whether the parts add up to the engine's total: they must. */
export const addsUp = (paper: Gazette) =>
  paper.rows.every((r) => sumOf(r, paper.steps, paper.steps.length) === r.score.total);
