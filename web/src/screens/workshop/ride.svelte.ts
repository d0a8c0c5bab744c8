// From the bench to a table: the game that was set up last, with these cards.
import { botName } from '../../state/bots';
import { draft, localSetup, setModule, tableSpec, type Draft } from '../../state/draft.svelte';
import { moduleIds } from '../../engine/generated';
import { server } from '../../server/api';
import { comeIn } from '../../server/session.svelte';
import { w } from '../../words/words.svelte';

/** The game that was set up last, with the modules that the cards are made for. */
function fitted(bits: number): Draft {
  const d = $state.snapshot(draft) as Draft;
  moduleIds.forEach((_, i) => {
    if ((bits >> i) & 1 && !((d.modules >> i) & 1)) setModule(1 << i, true, d);
  });
  return d;
}

/** The path of a new game with the pack. */
export async function rideWith(pack: string, bits: number): Promise<string> {
  const { newLocal } = await import('../../state/drivers/local.svelte');
  const d = fitted(bits);
  for (const seat of d.seats) if (seat.kind === 'open') seat.kind = 'bot';
  const setup = localSetup({ ...d, hosted: false }, botName, w().screens.you);
  return `/local/${await newLocal(setup, pack)}`;
}

/** The path of a table at the server with the pack: friends take the seats that no bot has. */
export async function hostWith(pack: string, bits: number): Promise<string> {
  const d = fitted(bits);
  for (const seat of d.seats) {
    seat.character = null; // the numbers of another box
    if (seat.kind === 'here') seat.kind = 'open';
  }
  if (!d.seats.some((seat) => seat.kind === 'open')) d.seats[1].kind = 'open';
  await comeIn();
  return `/table/${(await server.createTable({ ...(await tableSpec(d, [])), pack })).id}`;
}
