// Which screen goes with which error.
import { ServerError } from '../game/server';
import type { w } from '../words/words.svelte';

export type TroubleKind = keyof ReturnType<typeof w>['screens']['trouble'];
export interface Trouble {
  kind: TroubleKind;
  why: string;
}

const kinds: Record<string, TroubleKind> = {
  offline: 'offline',
  old: 'old',
  private: 'private',
  banned: 'banned',
  'too-many': 'tooMany',
  'signed-out': 'signedOut',
  'not-over': 'notOver',
  'no-spectators': 'full',
  crowded: 'full',
};

export function troubleOf(error: unknown, notFound: TroubleKind = 'table'): Trouble {
  const why = error instanceof Error ? error.message : '';
  if (!(error instanceof ServerError)) return { kind: 'engine', why };
  if (error.code === 'not-found') return { kind: notFound, why };
  return { kind: kinds[error.code] ?? 'shut', why: error.why };
}
