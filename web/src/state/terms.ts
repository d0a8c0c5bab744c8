// The terms of a table at the server as a draft that can be changed, and back.
import { contentOf, engine } from '../engine/engine';
import type { TableSpec } from '../server/api';
import { editionIds, lengthIds } from '../engine/generated';
import { freshDraft, seat, tableSpec, type Draft } from './draft.svelte';
import { moduleBits } from './modules';

const characterIds = async (modules: number) =>
  (await contentOf(modules, 'en')).characters.map((c) => c.id);

export async function draftOf(table: TableSpec): Promise<Draft> {
  const edition = editionIds.indexOf(table.edition);
  const modules = moduleBits(table.modules);
  const [ids, all, usual] = await Promise.all([
    characterIds(modules),
    engine.call('switches'),
    engine.call('editionSwitches', edition, modules),
  ]);
  const switches = all.reduce((bits, { id, sides }, i) => {
    const side = sides.indexOf(table.switches[id]);
    return side < 0 ? bits : ((bits & ~(1 << i)) | (side << i)) >>> 0;
  }, usual);
  const { firstGame, goals, title, spectators } = table;
  return {
    ...freshDraft(),
    hosted: true,
    seats: table.characters.map((id) => ({
      ...seat('open'),
      character: id === null ? null : ids.indexOf(id),
    })),
    length: lengthIds.indexOf(table.length) as Draft['length'],
    edition,
    modules,
    switches: switches === usual ? null : switches,
    clock: table.clock.kind,
    hints: table.hints ?? null,
    public: table.public,
    firstGame,
    goals,
    title,
    spectators,
  };
}

/** What the table is to be: the server takes it whole. Who sits where is no part of the terms. */
export async function specOf(draft: Draft, table: TableSpec): Promise<TableSpec> {
  const changed = await tableSpec(draft, await characterIds(draft.modules));
  const bots = changed.bots!.map((_, i) => table.bots[i] ?? null);
  const clock = draft.clock === table.clock.kind ? table.clock : changed.clock!;
  const { hints: _, ...kept } = table; // what was not said is not said
  return { ...kept, ...changed, bots, clock };
}

/** A game for so many; those who are there stay. */
export function setPlayers(n: number, draft: Draft) {
  while (draft.seats.length < n) draft.seats.push(seat('open'));
  draft.seats.length = n;
}
