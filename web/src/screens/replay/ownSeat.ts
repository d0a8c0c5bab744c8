import type { ReplayDriver } from '../../state/drivers/replay.svelte';

/** Who somebody would play on as: through whose eyes they look, the one person of the game, or whoever
    is asked. */
export function ownSeat({
  seat,
  facts,
  game,
}: Pick<ReplayDriver, 'seat' | 'facts' | 'game'>): number {
  if (seat !== 'all' && seat < facts.seats.length) return seat;
  const people = facts.seats.filter((one) => one.kind === 'person');
  if (people.length === 1) return people[0].seat;
  const view = game.view!;
  return view.acting[0] ?? Math.min(view.active, facts.seats.length - 1);
}
