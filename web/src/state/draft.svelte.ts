// The table somebody is setting up, kept in this browser for the next time. Whether it can be played is
// the engine's word (setupProblem); here are only its parts and how a choice of one changes the others on
// the page.
import { engine } from '../engine/engine';
import { editionIds, lengthIds, limits, modules } from '../engine/generated';
import { server, type Clock, type TableSpec } from '../server/api';
import type { LocalSetup } from './drivers/local.svelte';
import { settings } from '../browser/settings.svelte';
import { fill, w } from '../words/words.svelte';
import { another, playsWith, type Bot } from './bots';
import { modulesOf } from './modules';

export const anteUp = modules.anteUp;

export interface DraftSeat {
  kind: 'you' | 'here' | 'bot' | 'open'; // here: somebody else at this screen
  name?: string; // of somebody here
  bot: Bot;
  character: number | null; // null: dealt
}
export interface Draft {
  hosted: boolean;
  seats: DraftSeat[];
  length: 0 | 1 | 2;
  firstGame: boolean;
  goals: boolean;
  modules: number;
  edition: number;
  switches: number | null; // null: those of the edition
  title: string;
  public: boolean;
  spectators: boolean;
  clock: Clock['kind'];
  hints: boolean | null; // null: where you play alone against bots
}

const key = 'darkrock.setup';
export const seat = (kind: DraftSeat['kind'], bot: Bot = 'normal'): DraftSeat => ({
  kind,
  bot,
  character: null,
});

export const freshDraft = (): Draft => ({
  hosted: false,
  seats: [
    seat('you'),
    seat('bot', 'easy:gold'),
    seat('bot', 'normal:law'),
    seat('bot', 'hard:cards'),
  ],
  length: 1,
  firstGame: false,
  goals: false,
  modules: 0,
  edition: 0,
  switches: null,
  title: '',
  public: false,
  spectators: true,
  clock: 'none',
  hints: null,
});

const anotherBot = (d: Draft) =>
  another(
    d.seats.map((s) => s.bot),
    d.modules,
  );
/** With somebody else where a bot sits that is not offered there. */
function known(d: Draft): Draft {
  for (const s of d.seats) if (!playsWith(s.bot, d.modules)) s.bot = anotherBot(d);
  return d;
}
function load(): Draft {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (kept?.seats?.length >= 2 && kept.seats.length <= limits.players)
      return known({ ...freshDraft(), ...kept });
  } catch {
    // what cannot be read is forgotten
  }
  return freshDraft();
}

export const draft = $state<Draft>(load());
export const keepDraft = () => localStorage.setItem(key, JSON.stringify(draft));
export const resetDraft = () => Object.assign(draft, freshDraft());

// What follows changes the draft of the page of all options, or one that is given.
export const set = (changes: Partial<Draft>, d = draft) => void Object.assign(d, changes);

export function setSeat(i: number, kind: DraftSeat['kind'], bot?: Bot) {
  draft.seats[i].kind = kind;
  if (bot) draft.seats[i].bot = bot;
  // who is not at this screen is at the server, and the other way round
  const other = kind === 'open' ? 'here' : kind === 'here' ? 'open' : null;
  for (const s of draft.seats) if (other && s.kind === other) s.kind = kind;
  if (kind === 'open') draft.hosted = true;
  else if (!draft.seats.some((s) => s.kind === 'open')) draft.hosted = false;
}
export function addSeat() {
  if (draft.seats.length < mostSeats())
    draft.seats.push(seat(draft.hosted ? 'open' : 'bot', anotherBot(draft)));
}
export function dropSeat(i: number) {
  if (i > 0 && draft.seats.length > 2) draft.seats.splice(i, 1);
}
export const mostSeats = (d = draft) => (d.firstGame ? limits.firstGamePlayers : limits.players);

export function host(on: boolean) {
  draft.hosted = on;
  const others = draft.seats.slice(1);
  for (const s of others) if (on && s.kind === 'here') s.kind = 'open';
  if (on && !others.some((s) => s.kind === 'open')) others[0].kind = 'open';
  if (!on) for (const s of others) if (s.kind === 'open') s.kind = 'bot';
}
/** All other seats wait for friends, unless some do already. */
export function inviteAll() {
  if (!draft.seats.some((s) => s.kind === 'open'))
    for (const s of draft.seats.slice(1)) s.kind = 'open';
  draft.hosted = true;
}
/** Whether hints are shown, as it stands. */
export const hintsOf = (d: Draft) => d.hints ?? d.seats.filter((s) => s.kind !== 'bot').length < 2;
export function playFirstGame(on: boolean, d = draft) {
  d.firstGame = on;
  for (const s of d.seats) s.character = null;
  if (!on) return;
  d.seats.length = Math.min(d.seats.length, mostSeats(d));
  set({ length: 0, goals: false, modules: 0, switches: null }, d);
}
export function setModule(bit: number, on: boolean, d = draft) {
  d.modules = on ? d.modules | bit | anteUp : d.modules & ~bit;
  if (!(d.modules & anteUp)) d.modules = 0; // the others need it
  known(d);
  if (d.modules) d.firstGame = false;
  d.switches = null; // each set of modules has its own
  for (const s of d.seats) s.character = null;
}

const setupOf = (d: Draft) => ({
  players: d.seats.length,
  length: d.length,
  firstGame: d.firstGame,
  goals: d.goals,
  cattle: !d.firstGame,
  characters: d.seats.map((s) => s.character),
  modules: d.modules,
});
const switchesNow = async (d: Draft) =>
  d.switches ?? (await engine.call('editionSwitches', d.edition, d.modules));

/** Why the table cannot be played; empty if it can. */
export async function refuseDraft(d: Draft): Promise<string> {
  const problem = await engine.call('setupProblem', {
    ...setupOf(d),
    switches: await switchesNow(d),
  });
  return problem === 'none' ? '' : w().screens.setupSays[problem];
}

/** What somebody at this screen is called: alone you are just you. */
export function nameOfPerson(d: Draft, i: number, you: string): string {
  const { kind, name } = d.seats[i];
  const alone = !d.seats.some((s) => s.kind === 'here');
  return (
    (kind === 'you' ? settings.name : name) ||
    (alone ? you : fill(w().screens.hereSeat, { n: i + 1 }))
  );
}

export function localSetup(d: Draft, nameOfBot: (level: Bot) => string, you: string): LocalSetup {
  return {
    ...setupOf(d),
    seats: d.seats.map((s, i) =>
      s.kind === 'you' || s.kind === 'here'
        ? { kind: 'you', name: nameOfPerson(d, i, you) }
        : { kind: 'bot', bot: s.bot, name: nameOfBot(s.bot) },
    ),
    edition: d.edition,
    switches: d.switches,
  };
}

const clocks: Record<Draft['clock'], Clock> = {
  none: { kind: 'none' },
  live: { kind: 'live', seconds: 1200, increment: 30, per: 'turn' },
  turn: { kind: 'turn', seconds: 180 },
  days: { kind: 'days', days: 2 },
};

export async function tableSpec(d: Draft, characterIds: string[]): Promise<Partial<TableSpec>> {
  return {
    players: d.seats.length,
    edition: editionIds[d.edition],
    switches: await otherSides(d),
    length: lengthIds[d.length],
    firstGame: d.firstGame,
    goals: d.goals,
    modules: modulesOf(d.modules),
    characters: d.seats.map((s) => (s.character === null ? null : characterIds[s.character])),
    bots: d.seats.map((s) => (s.kind === 'bot' ? s.bot : null)),
    title: d.title,
    public: d.public,
    spectators: d.spectators,
    clock: clocks[d.clock],
    ...(d.hints === null ? {} : { hints: d.hints }),
  };
}

async function otherSides(d: Draft): Promise<Record<string, string>> {
  if (d.switches === null) return {};
  const [all, edition] = await Promise.all([
    engine.call('switches'),
    engine.call('editionSwitches', d.edition, d.modules),
  ]);
  const sides: Record<string, string> = {};
  all.forEach(({ id, sides: [zero, one] }, i) => {
    const bit = (d.switches! >>> i) & 1;
    if (bit !== ((edition >>> i) & 1)) sides[id] = bit ? one : zero;
  });
  return sides;
}

/** Makes the table where it is to be played; the path of its page. */
export async function startTable(
  d: Draft,
  characterIds: string[],
  nameOfBot: (level: Bot) => string,
  you: string,
): Promise<string> {
  keepDraft();
  if (d.hosted) return `/table/${(await server.createTable(await tableSpec(d, characterIds))).id}`;
  const { newLocal } = await import('./drivers/local.svelte');
  return `/local/${await newLocal(localSetup(d, nameOfBot, you))}`;
}
