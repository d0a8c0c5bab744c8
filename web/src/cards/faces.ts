// What the faces of cards have in common.
import { rankOf, suitOf, type Card, type Content } from '../engine/types';

const letters: Record<number, string> = { 11: 'J', 12: 'Q', 13: 'K', 14: 'A' };
export const rankName = (rank: number) => letters[rank] ?? String(rank);
export const suitSigns = ['♥', '♦', '♣', '♠'];
export const isRed = (card: Card) => suitOf(card) < 2;

/** "K♠" */
export const cardSign = (card: Card) => rankName(rankOf(card)) + suitSigns[suitOf(card)];
export const pokerKind = (card: Card, content: Content) => content.poker[card >> 1];
/** "Shootout K♠" */
export const cardName = (card: Card, content: Content) =>
  `${pokerKind(card, content)?.name ?? ''} ${cardSign(card)}`.trim();

/** A name with a long word is set one size smaller. */
export const hasLongWord = (name: string, letters = 9) =>
  name.split(/[\s-]+/).some((word) => word.length > letters);

const vowels = 'aeiouyàâéèêëîïôùûáãíóõúаеєиіїоуюя';
const consonant = `[^${vowels}ьй'’\\P{L}]`;
const syllable = new RegExp(
  [
    `(?<=\\p{L}[${vowels}])(?=${consonant}[${vowels}]\\p{L})`,
    `(?<=\\p{L}{2}(${consonant}))(?=\\1[${vowels}])`,
    `(?<=\\p{L}{3}[nrнр])(?=[dsтспк])`,
  ].join('|'),
  'giu',
);
/** Soft hyphens for words too long for a line, where all our languages divide: fa-ro, on-na, on-da. */
export const soft = (name: string, letters = 10) =>
  name.replace(/\p{L}+/gu, (word) =>
    word.length > letters ? word.replace(syllable, '\u00ad') : word,
  );

/** The banner above says "Action"; the text need not say it again. */
export function withoutHead(text: string, head: string): string {
  if (!head || !text.toLowerCase().startsWith(head.toLowerCase())) return text;
  const rest = text.slice(head.length).replace(/^[\s:,;–-]+/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

/** How small a text must be set to fit: 0 plain, 1 smaller, 2 smallest. */
export const tightness = (text: string, room: number) =>
  text.length <= room ? 0 : text.length <= room * 1.6 ? 1 : 2;

/** Rays of a woodcut around 0 0, from the inner to the outer radius. */
export function rays(count: number, inner: number, outer: number, half = 0.055): string {
  const at = (radius: number, angle: number) =>
    `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  let path = '';
  for (let i = 0; i < count; i++) {
    const a = (i / count) * 2 * Math.PI;
    path += `M${at(inner, a)}L${at(outer, a - half)}L${at(outer, a + half)}Z`;
  }
  return path;
}

/** A star of n points. */
export function star(x: number, y: number, outer: number, inner: number, points = 5): string {
  let path = '';
  for (let i = 0; i < points * 2; i++) {
    const angle = ((-90 + (i * 180) / points) * Math.PI) / 180;
    const radius = i % 2 ? inner : outer;
    path += `${i ? 'L' : 'M'}${(x + radius * Math.cos(angle)).toFixed(2)} ${(y + radius * Math.sin(angle)).toFixed(2)}`;
  }
  return `${path}Z`;
}
