// Why a hint is good, in the first game: the note about what it would do.
import type { Verb } from '../../engine/generated';
import type { Content, Option, SeatView } from '../../engine/types';
import { lessons, type HintId } from '../../state/lessons';
import type { Later } from '../../words/later.svelte';

export interface Advice {
  verb: Verb;
  title: string;
  text: string;
  rule: string;
}

const byVerb: Partial<Record<Verb, HintId>> = {
  income: 'income',
  weapon: 'weapon',
  mount: 'weapon',
  fight: 'player',
  buy: 'store',
  upgrade: 'store',
  poker: 'saloon',
  prospect: 'mine',
  deposit: 'bank',
  heist: 'heist',
  heal: 'doctor',
  revel: 'cabaret',
  cattle: 'cattle',
  work: 'work',
  react: 'react',
  disc: 'disc',
  commit: 'commit',
  reward: 'reward',
  join: 'join',
  lay: 'lay',
  discard: 'discard',
};

/** What has words of its own. */
const own: Partial<Record<Verb, keyof Later['advice']>> = {
  'move': 'onTheWay',
  'play': 'play',
  'end-turn': 'endTurn',
};

/** What is worth riding to. */
const byPlace: Record<string, HintId> = {
  'general-store': 'store',
  'saloon': 'saloon',
  'mine': 'mine',
  'doctor': 'doctor',
  'cabaret': 'cabaret',
  'ranch': 'cattle',
  'rail-station': 'cattle',
};

function noteOfRide(option: Option, content: Content, me: SeatView, bandits: number[]) {
  if (bandits.includes(option.space)) return 'banditsNear';
  const there = content.spaces[option.space]?.locations.map((l) => l.split(':')[0]) ?? [];
  if (there.includes('bank')) return me.nuggets ? 'bank' : 'heist';
  return there.map((l) => byPlace[l]).find(Boolean);
}

export function adviceOn(
  option: Option,
  content: Content,
  me: SeatView,
  bandits: number[],
  words: Later,
): Advice | null {
  const id =
    option.verb === 'move' ? noteOfRide(option, content, me, bandits) : byVerb[option.verb];
  const rule = lessons.find((l) => l.id === id)?.rule ?? '';
  const said = id ? words.learn[id] : words.advice[own[option.verb]!];
  if (!said) return null;
  const [title, text] = said;
  const effect = option.verb === 'play' ? option.detail : '';
  return {
    verb: option.verb,
    title,
    text: [effect, text].filter(Boolean).join(' '),
    rule: rule || option.rule,
  };
}
