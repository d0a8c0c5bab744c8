// The Gazette: the headlines, notices and scores of one game, made of what happened in it.
import { lpSource, lpSources, type LpSource } from '../../engine/generated';
import { manInBlack, type Content, type GameEvent, type TableView } from '../../engine/types';
import type { Words } from '../../words/types';
import type { Fill } from '../../words/words.svelte';
import { gather, leaders, turningPoints, type Facts, type Moment, type SeatFacts } from './facts';
import { notices, type Notice } from './notices';
import { rowsOf, stepsOf, type Part, type Row } from './rows';
import { capital, type Writer } from './writer';

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
  notices: Notice[];
  ears: [string, string];
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
    m.text ? m : { ...m, text: capital(fill(words.takesLead, { who: writer.name(m.seat) })) },
  );
  return {
    facts,
    rows,
    steps: stepsOf(rows),
    points,
    headline: headline(writer),
    below: below(writer),
    caption: capital(
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
    capital(fill(pattern, { who: first.called, other: rows[1]?.called ?? '' }));
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
  if (rows.filter((r) => r.won).length > 1) return capital(fill(words.below.shared, args));
  const n = marginOf(rows);
  return capital(
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
  return [lead, rest].map((list) => list.map(capital).join(' ')).filter(Boolean);
}
