import { moduleIds } from '../engine/generated';

/** Modules as the engine takes them. */
export const moduleBits = (words: readonly string[]) =>
  moduleIds.reduce((bits, id, i) => (words.includes(id) ? bits | (1 << i) : bits), 0);
export const modulesOf = (bits: number) => moduleIds.filter((_, i) => bits & (1 << i));
