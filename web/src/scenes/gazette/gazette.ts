// The Gazette: the headlines, notices and scores of one game, made of what happened in it.
import { colours, handRanks, lpSource, lpSources, type LpSource } from '../../engine/generated';
import {
  manInBlack,
  type Content,
  type GameEvent,
  type Score,
  type TableView,
} from '../../engine/types';
import type { Words } from '../../words/types';
import type { Fill } from '../../words/words.svelte';
import { gather, leaders, turningPoints, type Facts, type Moment, type SeatFacts } from './facts';

const cap = (s: string) => s.charAt(0).toUpperCase() + s.slice(1);
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
export interface Gazette {
  facts: Facts;
  rows: Row[]; // best first
  steps: Part[]; // the parts of the score that count in this game
  headline: string;
  below: string;
  caption: string;
  article: string[];
  quote: string;
  points: Moment[];
  notices: { title: string; text: string }[];
  ears: [string, string];
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
      name: cap(called),
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

interface Writer {
  facts: Facts;
  rows: Row[];
  view: TableView;
  content: Content;
  words: Words['scenes'];
  fill: Fill;
  name(seat: number): string;
  pick(n: number, salt: number): number; // the same for the same game
}

export function gazette(
  events: GameEvent[],
  view: TableView,
  content: Content,
  words: Words['scenes'],
  fill: Fill,
): Gazette {
  const facts = gather(events, view);
  const rows = rowsOf(view, content);
  const seed = events.reduce((h, e) => (h * 31 + e.a + e.seat * 7 + e.b) | 0, 17);
  const writer: Writer = {
    facts,
    rows,
    view,
    content,
    words,
    fill,
    name: (seat) => rows.find((r) => r.seat === seat)?.called ?? '',
    pick: (n, salt) => Math.abs((Math.imul(seed ^ salt, 2654435761) >>> 3) % n),
  };
  const points = turningPoints(facts).map((m) =>
    m.text ? m : { ...m, text: cap(fill(words.takesLead, { who: writer.name(m.seat) })) },
  );
  return {
    facts,
    rows,
    steps: stepsOf(rows),
    points,
    headline: headline(writer),
    below: below(writer),
    caption: cap(
      fill(words.captions[writer.pick(words.captions.length, 5)], { who: rows[0].called }),
    ),
    article: article(writer, points),
    quote:
      rows[0].seat === manInBlack
        ? words.quoteMib
        : words.quotes[writer.pick(words.quotes.length, 11)],
    notices: notices(writer),
    ears: [trainEar(writer), words.weather[writer.pick(words.weather.length, 3)]],
  };
}

function trainEar({ view, content, words, fill }: Writer): string {
  const stop = view.anteUp ? content.stops[view.anteUp.train]?.name : '';
  return stop ? fill(words.earTrain, { stop }) : words.earMail;
}

const marginOf = (rows: Row[]) => (rows.length > 1 ? rows[0].score.total - rows[1].score.total : 0);
const of = (it: SeatFacts, ...list: number[]) =>
  list.reduce((sum, s) => sum + (it.sources[s] ?? 0), 0);

/** Where most of somebody's LP came from: [source, LP]. */
export function bestSource(it: SeatFacts): [number, number] {
  let best: [number, number] = [-1, 0];
  it.sources.forEach((lp, source) => {
    if (lp > best[1]) best = [source, lp];
  });
  return best;
}

function headline({ facts, rows, view, words, fill }: Writer): string {
  const first = rows[0];
  const h = words.headlines;
  const say = (pattern: string) =>
    cap(fill(pattern, { who: first.called, other: rows[1]?.called ?? '' }));
  if (first.seat === manInBlack) return say(h.manInBlack);
  if (rows.filter((r) => r.won).length > 1) return say(h.shared);
  const it = facts.seats.get(first.seat)!;
  const seat = view.seats[first.seat];
  const half = Math.floor(facts.rounds / 2);
  const atHalf = facts.figures.map((f) => facts.lp.get(f)![half] ?? 0);
  const last = atHalf.length > 2 && facts.lp.get(first.seat)![half] <= Math.min(...atHalf);
  const [source, lp] = bestSource(it);
  const ranked: [number, string][] = [
    [1, h.plain],
    [marginOf(rows) >= 8 ? 9 : 0, h.landslide],
    [marginOf(rows) === 0 ? 8.5 : marginOf(rows) === 1 ? 7 : 0, h.whisker],
    [last ? 8 : 0, h.comeback],
    [seat.wp >= 4 ? 4 + seat.wp / 4 : 0, h.wanted],
    [seat.mp >= 5 ? 4 + seat.mp / 4 : 0, h.marshal],
    [it.heists > 1 ? 5 + it.heists : 0, h.robber],
    [it.arrests > 1 ? 5 + it.arrests : 0, h.lawman],
    [source === lpSource.poker ? 3 + lp / 2 : 0, h.cards],
    [source === lpSource.deposit ? 3 + lp / 2 : 0, h.gold],
    [source === lpSource.cabaret ? 3 + lp / 2 : 0, h.cabaret],
    [
      of(it, lpSource.duel, lpSource.bandits) >= 6
        ? 3 + of(it, lpSource.duel, lpSource.bandits) / 3
        : 0,
      h.gun,
    ],
    [it.delivered >= 3 ? 4 + it.delivered / 2 : 0, h.cattle],
    [it.arrested === 0 && it.wounds === 0 ? 4 : 0, h.unscathed],
  ];
  return say(ranked.sort((a, b) => b[0] - a[0])[0][1]);
}

function below({ rows, words, fill }: Writer): string {
  const args = {
    who: rows[0].called,
    other: rows[1]?.called ?? '',
    n: marginOf(rows),
    total: rows[0].score.total,
  };
  if (rows.filter((r) => r.won).length > 1) return cap(fill(words.below.shared, args));
  const n = marginOf(rows);
  return cap(
    fill(
      n === 0
        ? words.below.tie
        : n <= 2
          ? words.below.close
          : n >= 8
            ? words.below.far
            : words.below.plain,
      args,
    ),
  );
}

function article(writer: Writer, points: Moment[]): string[] {
  const { facts, rows, content, words, fill } = writer;
  const first = rows[0];
  const a = words.article;
  const it = facts.seats.get(first.seat)!;
  const [source, lp] = bestSource(it);
  const place = content.spaces[it.start]?.name ?? '';
  const args = { who: first.called, place, total: first.score.total, rounds: facts.rounds };
  const lead = [fill(place ? a.opening : a.openingNowhere, args)];
  if (lp > 1) {
    const id = lpSources[source];
    const several = it.times[source] > 1 && (a.sources as Partial<Record<LpSource, string>>)[id];
    lead.push(fill(a.source, { n: lp, source: several || content.words[`lp-source.${id}`] }));
  }
  if (it.fought)
    lead.push(
      fill(it.won * 2 >= it.fought ? a.foughtWell : a.foughtBadly, { n: it.fought, m: it.won }),
    );
  const rest: string[] = [];
  const own = [...points].reverse().find((m) => m.seat === first.seat && m.weight < 20);
  if (own) rest.push(fill(a.turn, { round: own.round, text: own.text }));
  const led = leaders(facts).filter((l) => l === rows[1]?.seat).length;
  if (rows[1] && marginOf(rows) > 0) {
    const rival = { who: rows[1].called, n: marginOf(rows), m: led };
    rest.push(fill(led >= 2 ? a.rivalLed : a.rival, rival));
  }
  if (rows.length > 2)
    rest.push(fill(a.last, { who: rows.at(-1)!.called, n: rows.at(-1)!.score.total }));
  return [lead, rest].map((list) => list.map(cap).join(' ')).filter(Boolean);
}

function notices(writer: Writer): { title: string; text: string }[] {
  const { facts, view, content, words, fill, name } = writer;
  const n = words.notices;
  const found: { weight: number; title: string; text: string }[] = [];
  const best = (
    key:
      | 'bestPot'
      | 'sold'
      | 'rides'
      | 'wounds'
      | 'spent'
      | 'faro'
      | 'discs'
      | 'delivered'
      | 'explored'
      | 'goals',
  ) =>
    facts.figures
      .filter((f) => f !== manInBlack)
      .map((f) => ({ seat: f, it: facts.seats.get(f)!, n: facts.seats.get(f)![key] }))
      .sort((x, y) => y.n - x.n)[0];
  const add = (
    weight: number,
    about: { title: string; text: string },
    args: Record<string, string | number>,
  ) => {
    if (weight > 0) found.push({ weight, title: about.title, text: cap(fill(about.text, args)) });
  };
  const total = (key: 'heists' | 'arrested') =>
    facts.figures.reduce((sum, f) => sum + facts.seats.get(f)![key], 0);

  const pot = best('bestPot');
  const hand = pot.it.bestRank >= 0 ? content.words[`hand-rank.${handRanks[pot.it.bestRank]}`] : '';
  add(pot.n ? 9 : 0, hand ? n.pot : n.potPlain, { who: name(pot.seat), cash: pot.n, hand });
  const gold = best('sold');
  add(gold.n ? 6 + gold.n / 4 : 0, n.gold, { who: name(gold.seat), n: gold.n });
  const fighter = facts.figures
    .map((f) => ({ f, it: facts.seats.get(f)! }))
    .sort((x, y) => y.it.won - x.it.won)[0];
  add(facts.fights ? 8 : 0, n.fights, {
    n: facts.fights,
    who: name(fighter.f),
    m: fighter.it.won,
    k: fighter.it.fought,
  });
  const jailed = facts.figures
    .map((f) => ({ f, n: facts.seats.get(f)!.arrested }))
    .sort((x, y) => y.n - x.n)[0];
  add(jailed.n ? 8.5 : 0, n.jail, { who: name(jailed.f), n: jailed.n, all: total('arrested') });
  const robber = facts.figures
    .map((f) => ({ f, n: facts.seats.get(f)!.heists }))
    .sort((x, y) => y.n - x.n)[0];
  add(robber.n ? 8.2 : 0, n.heist, { who: name(robber.f), n: robber.n });
  const herd = best('delivered');
  add(herd.n ? 5 + herd.n : 0, n.herd, { who: name(herd.seat), n: herd.n });
  const lost = view.seats.find((s) => s.cattle >= 0);
  add(lost ? 7.5 : 0, n.lost, {
    who: lost?.name ?? '',
    colour: lost ? content.words[`colour.${colours[lost.cattle]}`] : '',
  });
  const faro = best('faro');
  add(faro.n ? 7 : 0, n.faro, { who: name(faro.seat), cash: faro.n });
  const hurt = best('wounds');
  add(hurt.n > 1 ? 4 + hurt.n / 2 : 0, n.doctor, { who: name(hurt.seat), n: hurt.n });
  const rider = best('rides');
  add(rider.n ? 5 : 0, n.ride, { who: name(rider.seat), n: rider.n });
  const spender = best('spent');
  add(spender.n >= 60 ? 5.5 : 0, n.spent, { who: name(spender.seat), cash: spender.n });
  const teller = best('discs');
  add(teller.n > 1 ? 4.5 : 0, n.stories, { who: name(teller.seat), n: teller.n });
  const scout = best('explored');
  add(scout.n ? 6.5 : 0, n.frontier, { who: name(scout.seat), n: scout.n });
  const aim = best('goals');
  add(aim.n ? 6 : 0, n.goals, { who: name(aim.seat), n: aim.n });
  return found.sort((a, b) => b.weight - a.weight).slice(0, 6);
}
