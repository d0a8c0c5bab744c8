// What the faces of cards have in common.
import { pokerKind, rankOf, suitOf, type Card, type Content } from '../engine/types';
import { w } from '../words/words.svelte';

/** "10", "K", as the cards of the language print it. */
export const rankName = (rank: number) => w().common.ranks[rank - 11] ?? String(rank);
/** Of a fight card, by its index. */
export const fightValue = (card: number) => card + 2;
export const fightName = (card: number) => rankName(fightValue(card));
export const suitSigns = ['♥', '♦', '♣', '♠'];
export const isRed = (card: Card) => suitOf(card) < 2;

/** "K♠" */
export const cardSign = (card: Card) => rankName(rankOf(card)) + suitSigns[suitOf(card)];
/** "Shootout K♠" */
export const cardName = (card: Card, content: Content) =>
  `${pokerKind(card, content)?.name ?? ''} ${cardSign(card)}`.trim();

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
