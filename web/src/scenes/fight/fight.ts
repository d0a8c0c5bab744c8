// A fight told from its events: who laid what, what each value became and why, who won.
import { trigger } from '../../engine/generated';
import {
  nobody,
  rankOf,
  type Content,
  type GameEvent,
  type SeatView,
  type TableView,
} from '../../engine/types';
import { cardName, fightValue } from '../../cards/faces';
import { consequences } from '../stage';

export type FightStep =
  'declare' | 'start' | 'commit' | 'reveal' | 'bonus' | 'reaction' | 'compare' | 'reward';
export const fightSteps: FightStep[] = [
  'declare',
  'start',
  'commit',
  'reveal',
  'bonus',
  'reaction',
  'compare',
  'reward',
];

/** What changed a value. */
export interface Cause {
  seat: number;
  kind: 'item' | 'ability' | 'bonus' | 'reaction' | 'other';
  id: number; // item: 2 * kind + side; bonus and reaction: the card
}
export interface FightLine {
  side: 0 | 1;
  from: number; // 0: the reveal itself
  to: number;
  cause: Cause | null;
  rule: string;
}
export interface TaleSide {
  seat: number; // nobody: an NPC
  committed: boolean;
  card: number; // poker card, or fight card of an NPC; -1: not revealed
  value: number; // 0: not revealed
}
export interface FightTale {
  at: number;
  kind: number; // FightKind
  rule: string;
  text: string; // "… starts a fight with …"
  sides: [TaleSide, TaleSide];
  npcPlayer: number; // -1
  drawn: number; // fight cards the NPC holds
  step: FightStep;
  lines: FightLine[];
  winner: -1 | 0 | 1;
  ties: number; // side that wins them, -1: not told
  end: '' | 'compared' | 'declined' | 'surrendered' | 'off';
  result: string; // the engine's sentence
  after: GameEvent[];
  /** "Now used" cards and effects at the start, before any reveal. */
  opening: GameEvent[];
}

export const hasNpc = (tale: FightTale) => tale.sides.some((s) => s.seat === nobody);

function begin(e: GameEvent, at: number): FightTale {
  const side = (seat: number): TaleSide => ({
    seat,
    committed: false,
    card: -1,
    value: 0,
  });
  return {
    at,
    kind: e.a,
    rule: e.rule,
    text: e.text,
    sides: [side(e.seat), side(e.other)],
    npcPlayer: -1,
    drawn: 0,
    step: 'declare',
    lines: [],
    winner: -1,
    ties: -1,
    end: '',
    result: '',
    after: [],
    opening: [],
  };
}

const later = (tale: FightTale, step: FightStep) => {
  if (fightSteps.indexOf(step) > fightSteps.indexOf(tale.step)) tale.step = step;
};

const triggers: Record<number, Cause['kind']> = {
  [trigger.item]: 'item',
  [trigger.character]: 'ability',
  [trigger.card]: 'bonus',
};
function causeOf(e: GameEvent): Cause {
  if (e.kind === 'played') return { seat: e.seat, kind: 'reaction', id: e.a };
  return { seat: e.seat, kind: triggers[e.a] ?? 'other', id: e.b };
}

function reveal(tale: FightTale, side: 0 | 1, card: number, e: GameEvent) {
  const it = tale.sides[side];
  it.committed = true;
  it.card = card;
  it.value = printed(it);
  tale.lines.push({ side, from: 0, to: it.value, cause: null, rule: e.rule });
  later(tale, 'reveal');
}
const printed = (side: TaleSide) =>
  side.seat === nobody ? fightValue(side.card) : rankOf(side.card);

function restart(tale: FightTale) {
  for (const side of tale.sides) Object.assign(side, { committed: false, card: -1, value: 0 });
  Object.assign(tale, { lines: [], drawn: 0, step: 'start', opening: [], ties: -1 });
}

/** The fight that the event at `at` begins, as far as it was shown; `settled`: the view stands after all of them. */
export function fightTale(
  events: GameEvent[],
  at: number,
  view: TableView | null,
  settled = true,
): FightTale | null {
  if (events[at]?.kind !== 'fight') return null;
  const tale = begin(events[at], at);
  let cause: Cause | null = null;
  for (let i = at + 1; i < events.length; i++) {
    const e = events[i];
    const side: 0 | 1 = e.seat === tale.sides[0].seat ? 0 : 1;
    switch (e.kind) {
      case 'npc-drew':
        tale.npcPlayer = e.seat;
        tale.drawn += e.a;
        later(tale, 'start');
        break;
      case 'committed':
        tale.sides[side].committed = true;
        later(tale, 'commit');
        break;
      case 'revealed':
        reveal(tale, side, e.a, e);
        cause = null;
        break;
      case 'npc-revealed':
        reveal(tale, 1, e.a, e);
        cause = null;
        break;
      case 'used':
      case 'played':
        cause = causeOf(e);
        if (tale.sides[0].card < 0) {
          tale.opening.push(e);
          later(tale, 'start');
        } else if (tale.winner < 0) later(tale, e.kind === 'played' ? 'reaction' : 'bonus');
        break;
      case 'value': {
        const it = tale.sides[side];
        const from = it.value;
        it.value = e.b;
        tale.lines.push({ side, from, to: it.value, cause, rule: e.rule });
        break;
      }
      case 'wins-ties':
        tale.ties = side;
        break;
      case 'restarted':
        restart(tale);
        cause = null;
        break;
      case 'declined':
      case 'surrendered':
        tale.end = e.kind;
        later(tale, 'compare');
        break;
      case 'fight-off':
        tale.end = 'off';
        tale.result = e.text;
        later(tale, 'reward');
        break;
      case 'compared':
        tale.sides[0].value = e.a;
        tale.sides[1].value = e.b;
        tale.end = 'compared';
        later(tale, 'compare');
        break;
      case 'won-fight':
      case 'lost-fight':
        if (tale.winner >= 0) break;
        tale.winner = (e.kind === 'won-fight' ? side : 1 - side) as 0 | 1;
        tale.result = e.text;
        tale.after = consequences(events, i + 1);
        later(tale, 'reward');
        break;
    }
  }
  if (settled && view?.fight) settle(tale, view);
  if (!settled) waitForOther(tale);
  return tale;
}

// Cards are told one after the other but turned together.
function waitForOther(tale: FightTale) {
  const [first, second] = tale.sides;
  if (first.card < 0 || second.card >= 0 || tale.winner >= 0) return;
  Object.assign(first, { card: -1, value: 0, committed: true });
  Object.assign(tale, { lines: [], step: 'commit' });
}

// What only the view tells: the NPC's card lies there, whose turn it is, what counts now.
function settle(tale: FightTale, view: TableView) {
  const fight = view.fight!;
  tale.ties = fight.ties;
  fight.sides.forEach((side, i) => {
    const it = tale.sides[i];
    it.committed ||= side.committed;
    if (fight.revealed && side.value) it.value = side.value;
  });
  if (hasNpc(tale)) {
    tale.drawn = fight.sides[1].drawn;
    tale.npcPlayer = fight.npcPlayer;
  }
  if (fight.winner >= 0) return;
  if (view.ask === 'commit' || view.ask === 'commit-fight') later(tale, 'commit');
  else if (view.ask === 'window' || view.ask === 'order')
    later(tale, fight.revealed ? 'reaction' : 'start');
}

export const seatName = (seat: number, seats: SeatView[], other: string) =>
  seats[seat]?.name ?? other;

/** "Shootout K♠", "Sundown", or '' where a word of the interface must do. */
export function causeName(cause: Cause | null, content: Content): string {
  if (!cause) return '';
  if (cause.kind === 'bonus' || cause.kind === 'reaction') return cardName(cause.id, content);
  if (cause.kind !== 'item') return '';
  const item = content.items[cause.id >> 1];
  return (cause.id & 1 ? item?.up?.name : item?.front.name) ?? '';
}
