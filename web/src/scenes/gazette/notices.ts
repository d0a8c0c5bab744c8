// The small notices of the Gazette: what somebody did most of, and what is worth a line besides.
import { colours, handRanks } from '../../engine/generated';
import { manInBlack } from '../../engine/types';
import type { SeatFacts } from './facts';
import { capital, type Writer } from './writer';

export interface Notice {
  title: string;
  text: string;
}
type Counted = { [K in keyof SeatFacts]: SeatFacts[K] extends number ? K : never }[keyof SeatFacts];
type Words = Writer['words']['notices'];
type Found = (Notice & { weight: number }) | null;

const most = 6; // that are printed

/** Whoever has most of it, among the players or all figures. */
function best({ facts }: Writer, key: Counted, players = true) {
  return facts.figures
    .filter((seat) => !players || seat !== manInBlack)
    .map((seat) => ({ seat, it: facts.seats.get(seat)!, n: facts.seats.get(seat)![key] }))
    .sort((x, y) => y.n - x.n)[0];
}

const notice = (
  { fill }: Writer,
  weight: number,
  about: Notice,
  args: Record<string, string | number>,
): Found => ({ weight, title: about.title, text: capital(fill(about.text, args)) });

function pot(writer: Writer): Found {
  const { seat, it, n } = best(writer, 'bestPot');
  if (!n) return null;
  const { content, words, name } = writer;
  const hand = it.bestRank >= 0 ? content.words[`hand-rank.${handRanks[it.bestRank]}`] : '';
  const about = hand ? words.notices.pot : words.notices.potPlain;
  return notice(writer, 9, about, { who: name(seat), cash: n, hand });
}

function fights(writer: Writer): Found {
  const { facts, words, name } = writer;
  if (!facts.fights) return null;
  const { seat, it } = best(writer, 'won', false);
  const args = { n: facts.fights, who: name(seat), m: it.won, k: it.fought };
  return notice(writer, 8, words.notices.fights, args);
}

function jail(writer: Writer): Found {
  const { facts, words, name } = writer;
  const { seat, n } = best(writer, 'arrested', false);
  if (!n) return null;
  const all = facts.figures.reduce((sum, f) => sum + facts.seats.get(f)!.arrested, 0);
  return notice(writer, 8.5, words.notices.jail, { who: name(seat), n, all });
}

function lostCattle(writer: Writer): Found {
  const { view, content, words } = writer;
  const lost = view.seats.find((s) => s.cattle >= 0);
  if (!lost) return null;
  const colour = content.words[`colour.${colours[lost.cattle]}`];
  return notice(writer, 7.5, words.notices.lost, { who: lost.name, colour });
}

interface Best {
  key: Counted;
  about: keyof Words;
  weight: (n: number) => number;
  from?: number; // so many are news
  figures?: boolean; // the Man in Black's count too
}
/** What is told of whoever did most of it. */
const record = (r: Best) => (writer: Writer) => {
  const { seat, n } = best(writer, r.key, !r.figures);
  if (n < (r.from ?? 1)) return null;
  const args = { who: writer.name(seat), n, cash: n };
  return notice(writer, r.weight(n), writer.words.notices[r.about], args);
};

const all: ((writer: Writer) => Found)[] = [
  pot,
  record({ key: 'sold', about: 'gold', weight: (n) => 6 + n / 4 }),
  fights,
  jail,
  record({ key: 'heists', about: 'heist', weight: () => 8.2, figures: true }),
  record({ key: 'delivered', about: 'herd', weight: (n) => 5 + n }),
  lostCattle,
  record({ key: 'faro', about: 'faro', weight: () => 7 }),
  record({ key: 'wounds', about: 'doctor', weight: (n) => 4 + n / 2, from: 2 }),
  record({ key: 'rides', about: 'ride', weight: () => 5 }),
  record({ key: 'spent', about: 'spent', weight: () => 5.5, from: 60 }),
  record({ key: 'discs', about: 'stories', weight: () => 4.5, from: 2 }),
  record({ key: 'explored', about: 'frontier', weight: () => 6.5 }),
  record({ key: 'goals', about: 'goals', weight: () => 6 }),
];

/** Those of most weight. */
export const notices = (writer: Writer): Notice[] =>
  all
    .map((make) => make(writer))
    .filter((found) => found !== null)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, most);
