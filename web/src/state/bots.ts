// Bots to choose from, and what they are called.
import { modules } from '../engine/generated';
import { w } from '../words/words.svelte';

const levels = ['easy', 'normal', 'hard', 'expert'] as const;
const callings = ['marshal', 'outlaw', 'prospector', 'rancher', 'gambler', 'explorer'] as const;
export type Bot = (typeof levels)[number] | (typeof callings)[number] | 'gentle'; // of the first game alone

/** By how well they play, and by what they live for; some need a board. */
export const botsFor = (played: number): { label: string; bots: Bot[] }[] => {
  const [level, calling] = w().screens.botKinds;
  return [
    { label: level, bots: [...levels] },
    {
      label: calling,
      bots: callings.filter((bot) => bot !== 'explorer' || !!(played & modules.anteUp)),
    },
  ];
};
export const playsWith = (bot: Bot, played: number) =>
  botsFor(played).some((kind) => kind.bots.includes(bot));

export const botName = (bot = '') => w().screens.bots[bot as Bot] ?? bot;
export const botHow = (bot = '') => w().screens.botHow[bot as Bot] ?? bot;
