import { engine } from '../../engine/engine';
import type { Act, GameEvent } from '../../engine/types';
import { language } from '../../words/words.svelte';

/** What the seat of a view saw, action by action. */
export async function actsOf(view: Uint8Array, events: GameEvent[]): Promise<Act[]> {
  if (!view.length || !events.length) return [];
  return engine.call('acts', view, events.map((e) => e.raw).join(''), language());
}
