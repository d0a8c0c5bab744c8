// Who came where, and the parts of a final score.
import { manInBlack, type Content, type Score, type TableView } from '../../engine/types';
import { capital } from './writer';

export type Part = 'lp' | 'items' | 'cash' | 'wounds' | 'law' | 'legends' | 'gambler';
export const parts: Part[] = ['lp', 'items', 'cash', 'wounds', 'law', 'legends', 'gambler'];
export const partRule: Record<Part, string> = {
  lp: 'B13.2',
  items: 'B13.2',
  cash: 'B13.2',
  wounds: 'B10.3',
  law: 'B13.2',
  legends: 'B2.10',
  gambler: 'AU29',
};

export interface Row {
  seat: number;
  name: string;
  called: string; // the same inside a sentence: "the Man in Black"
  character: string; // id, '' for nobody's
  score: Score;
  won: boolean;
}
export function rowsOf(view: TableView, content: Content): Row[] {
  const rows: Row[] = view.seats.map((s) => ({
    seat: s.seat,
    name: s.name,
    called: s.name,
    character: content.characters[s.character]?.id ?? '',
    score: s.score,
    won: view.winners.includes(s.seat),
  }));
  if (view.mib) {
    const { score } = view.mib;
    const called = content.words['man-in-black'] ?? '';
    rows.push({
      seat: manInBlack,
      name: capital(called),
      called,
      character: 'man-in-black',
      score,
      won: view.winners.includes(manInBlack),
    });
  }
  return rows.sort(
    (a, b) => Number(b.won) - Number(a.won) || b.score.total - a.score.total || a.seat - b.seat,
  );
}

export const stepsOf = (rows: Row[]): Part[] =>
  parts.filter((p) => p === 'lp' || rows.some((r) => r.score[p] !== 0));
/** The sum after the first n steps. */
export const sumOf = (row: Row, steps: Part[], n: number) =>
  steps.slice(0, n).reduce((sum, p) => sum + row.score[p], 0);
