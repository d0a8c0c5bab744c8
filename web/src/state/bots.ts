// Bots to choose from, and what they are called.
import { modules } from '../engine/generated';
import { w } from '../words/words.svelte';

const levels = ['easy', 'normal', 'hard'] as const;
/** What they live for, and what the engine calls that. */
const callings = {
  marshal: 'law',
  prospector: 'gold',
  gambler: 'cards',
  rancher: 'cattle',
  outlaw: 'crime',
  explorer: 'frontier', // which the base game has not
} as const;
type Level = (typeof levels)[number];
type Calling = keyof typeof callings;
type Like = (typeof callings)[Calling];
export type Bot = Level | 'expert' | 'gentle' | `${Level}:${Like}`; // gentle: of the first game alone

const callingsOf = (played: number) =>
  (Object.keys(callings) as Calling[]).filter(
    (calling) => calling !== 'explorer' || !!(played & modules.anteUp),
  );
const living = (level: Level, calling: Calling): Bot => `${level}:${callings[calling]}`;

const botsOf = (level: Level, played: number): Bot[] => [
  level,
  ...callingsOf(played).map((calling) => living(level, calling)),
];

/** By how well they play, then by what they live for. */
export const botsFor = (played: number): { label: string; bots: Bot[] }[] => [
  ...levels.map((level) => ({ label: botName(level), bots: botsOf(level, played) })),
  { label: botName('expert'), bots: ['expert'] },
];
export const playsWith = (bot: Bot, played: number) =>
  bot === 'expert' || levels.some((level) => botsOf(level, played).includes(bot));

/** Somebody who lives for what nobody at the table does yet. */
export function another(
  there: (string | undefined)[],
  played: number,
  level: Level = 'normal',
): Bot {
  const lived = there.map((bot) => bot?.split(':')[1]);
  const free = callingsOf(played).find((calling) => !lived.includes(callings[calling]));
  return free ? living(level, free) : level;
}

/** The name of its level or, of one who lives for something, that of its calling. */
function partsOf(bot: string): { level: string; calling?: Calling } {
  const [level, like] = bot.split(':');
  return { level, calling: (Object.keys(callings) as Calling[]).find((c) => callings[c] === like) };
}
export function botName(bot = ''): string {
  const { level, calling } = partsOf(bot);
  return w().screens.bots[calling ?? (level as Level)] ?? bot;
}
export function botHow(bot = ''): string {
  const { level, calling } = partsOf(bot);
  const how = w().screens.botHow[calling ?? (level as Level)] ?? bot;
  return calling ? `${how} · ${botName(level)}` : how;
}
