// Which printed book plays which side of a rule; and the reader's own box.
import { change, settings } from '../browser/settings.svelte';
import { engine } from '../engine/engine';
import { editionIds, modules, type EditionId } from '../engine/generated';
import { w } from '../words/words.svelte';

export interface Difference {
  id: string;
  anteUp: boolean;
  others: EditionId[]; // the books on the other side
}

let known = $state.raw<Difference[]>([]);
let asked = false;

async function ask() {
  const [all, ...bits] = await Promise.all([
    engine.call('switches'),
    ...editionIds.map((_, i) => engine.call('editionSwitches', i, modules.anteUp)),
  ]);
  const side = (n: number, i: number) => (n >>> i) & 1;
  known = all.map(({ id, anteUp }, i) => ({
    id,
    anteUp,
    others: editionIds.filter((_, k) => side(bits[k], i) !== side(bits[0], i)),
  }));
}

/** All rules in which books or tables differ; [] until the engine has said. */
export function differences(): Difference[] {
  if (!asked) {
    asked = true;
    ask().catch(() => (asked = false));
  }
  return known;
}

export const ownBox = () =>
  (editionIds as readonly string[]).includes(settings.box) ? (settings.box as EditionId) : null;
export const chooseBox = (id: EditionId | null) => change({ box: id ?? '' });

/** [what it is about, as this book has it, as others have it] */
export const sidesOf = (id: string) => (w().screens.switches as Record<string, string[]>)[id];
export const boxName = (id: EditionId) => w().screens.editions[id];
