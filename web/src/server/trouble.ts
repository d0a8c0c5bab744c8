// Which words go with which error. The server sends a code, also where a line ends; people read
// what their language says.
import { ServerError } from './api';
import { w } from '../words/words.svelte';

export type TroubleKind = keyof ReturnType<typeof w>['screens']['trouble'];

const kinds: Record<string, TroubleKind> = {
  offline: 'offline',
  old: 'old',
  private: 'private',
  removed: 'removed',
  banned: 'banned',
  'too-many': 'tooMany',
  'signed-out': 'signedOut',
  'not-found': 'table',
  'not-over': 'notOver',
  broken: 'otherRules',
  'no-spectators': 'full',
  crowded: 'crowded',
  'same-deal': 'sameDeal',
};

export interface Trouble {
  kind: TroubleKind;
  why: string;
}

export function troubleOf(error: unknown, notFound: TroubleKind = 'table'): Trouble {
  const why = error instanceof Error ? error.message : '';
  if (!(error instanceof ServerError)) return { kind: 'engine', why };
  if (error.code === 'not-found') return { kind: notFound, why };
  return { kind: kinds[error.code] ?? 'shut', why: '' };
}

/** A line that ended for good: the server's word for it, and a sentence for people. */
export function troubleOfReason(reason: string): { code: string; why: string } {
  const code = Object.hasOwn(kinds, reason) ? reason : 'shut';
  return { code, why: w().screens.trouble[kinds[code] ?? 'shut'][1] };
}

/** What the server refuses, in words. */
export function serverText(code: string): string {
  const { tableSays, says } = w().screens;
  const known: Record<string, string> = { ...tableSays, ...says };
  return code === 'offline' ? w().common.errorOffline : (known[code] ?? says.failed);
}
/** What the table refuses: some codes mean something else there. */
export function tableText(code: string): string {
  const known: Record<string, string> = w().screens.tableSays;
  return known[code] ?? serverText(code);
}
