// One drawing for each name, and which name stands for what of the engine's ids.
import { places } from './places';
import { signs } from './signs';

export const icons = { ...places, ...signs };
export type IconName = keyof typeof icons;

const verbs: Record<string, IconName> = {
  'pass': 'hand', 'take-character': 'person', 'start-at': 'pin', 'income': 'cash', 'use-weapon': 'gun',
  'use-mount': 'horse', 'move': 'boot', 'play-card': 'cards', 'use-item': 'sack', 'use-ability': 'laurel',
  'fight': 'gun', 'buy': 'store', 'upgrade': 'hammer', 'poker': 'cards', 'prospect': 'pick',
  'deposit': 'dollar', 'heist': 'bandit', 'heal': 'cross', 'revel': 'masks', 'take-cattle': 'skull',
  'work': 'hammer', 'end-turn': 'stop', 'react': 'bolt', 'trigger': 'plus', 'place-disc': 'book',
  'show-goal': 'medal', 'deliver': 'skull', 'option': 'check', 'accept': 'check', 'pick': 'person',
  'discard': 'cards', 'give-cash': 'cash', 'give-card': 'cards', 'commit': 'cards', 'decline': 'close',
  'surrender': 'flag', 'commit-fight': 'duel', 'reward': 'laurel', 'loot': 'purse', 'pay-nuggets': 'nugget',
  'join': 'company', 'lay': 'cards', 'reroll': 'dice', 'resolve-story': 'book', 'sheriff-to': 'star',
  'keep-legend': 'laurel', 'take-longhorn': 'horn', 'rob-train': 'train', 'rail-travel': 'rail',
  'cross-pass': 'pass', 'explore': 'flag', 'faro': 'chips', 'high-roller': 'roller',
  'community-poker': 'company', 'take-nuggets': 'nugget', 'resolve-event': 'gazette', 'look': 'eye',
  'bet': 'chips', 'stay': 'hand', 'leave': 'boot', 'raise': 'up', 'fold': 'close',
};
const items: Record<string, IconName> = {
  'mule': 'mule', 'mustang': 'horse', 'mustang-up': 'stallion', 'quarter-horse': 'horse',
  'quarter-horse-up': 'stallion', 'revolver': 'gun', 'revolver-up': 'peacemaker', 'rifle': 'rifle',
  'shotgun': 'shotgun', 'derringer': 'derringer', 'provisions': 'sack', 'whiskey': 'bottle',
  'ten-gallon': 'hat', 'miners-map': 'map', 'gazette': 'gazette', 'snake-oil': 'oil',
};
const locations: Record<string, IconName> = {
  'sheriffs-office': 'star', 'marshals-office': 'star', 'general-store': 'store', 'saloon': 'cards',
  'bank': 'dollar', 'doctor': 'cross', 'cabaret': 'masks', 'mine': 'pick', 'rail-station': 'rail',
  'trading-post': 'post', 'outlaw-camp': 'camp', 'hideout': 'bandit', 'ranch': 'skull',
  'mountain-pass': 'pass', 'frontier': 'flag',
};
const cards: Record<string, IconName> = {
  'cheat': 'sleeve', 'living-legend': 'statue', 'stick-em-up': 'hand', 'second-wind': 'lungs',
  'manhunt': 'cuffs', 'ambush': 'bandit', 'payday': 'cash', 'gold-pan': 'pan', 'sprint': 'spur',
  'tall-tale': 'quill', 'saddle-up': 'stallion', 'reputation': 'medal', 'mail-order': 'parcel',
  'wallop': 'fist', 'instincts': 'eye', 'pickpocket': 'purse', 'lady-luck': 'lady', 'fools-gold': 'fool',
  'bulletproof': 'shield', 'steady-hand': 'sight', 'all-in': 'chips', 'grudge': 'duel',
  'poker-face': 'face', 'shootout': 'peacemaker', 'bounty': 'poster', 'quick-draw': 'draw',
  'vendetta': 'dagger', 'rumors': 'rumour', 'scout': 'glass', 'jackpot': 'shoe', 'outfit': 'shirt',
};
const triggers: Record<string, IconName> = {
  'lp-2': 'laurel', 'spend-80': 'cash', 'end-outside': 'flag', 'points': 'star', 'win-fight': 'duel',
  'poker': 'cards', 'nugget': 'nugget', 'company': 'company',
};

export const verbIcon = (verb: string): IconName => verbs[verb] ?? 'check';
export const itemIcon = (id: string): IconName => items[id] ?? items[id.replace(/-up$/, '')] ?? 'sack';
export const locationIcon = (loc: string): IconName => locations[loc.split(':')[0]] ?? 'pin';
export const cardIcon = (kindId: string): IconName => cards[kindId.replace(/^poker-/, '')] ?? 'cards';
export const triggerIcon = (id: string): IconName => triggers[id.replace(/^trigger-/, '')] ?? 'book';
export const suitIcon = (suit: number): IconName => (['hearts', 'diamonds', 'clubs', 'spades'] as const)[suit];
