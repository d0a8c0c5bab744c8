// What a table agreed on, in words: [what, how].
import type { Clock, TableSpec } from '../../server/api';
import { lengthIds } from '../../engine/generated';
import { w } from '../../words/words.svelte';
import { lengthNames } from '../setup/lengths';

// In the words of the set-up if it is one of its clocks, else in figures.
function clockText(clock: Clock): string {
  const { clocks } = w().screens;
  if (clock.kind === 'days' && clock.days !== 2) return `${clock.days} × 24 h`;
  if (clock.kind === 'live' && (clock.seconds !== 1200 || !clock.per))
    return `${Math.round(clock.seconds / 60)} min + ${clock.increment} s`;
  if (clock.kind === 'turn' && clock.seconds !== 180) return `${clock.seconds} s`;
  return clocks[clock.kind];
}

export function gameRows(table: TableSpec): [string, string][] {
  const s = w().screens;
  return [
    [s.length, lengthNames()[lengthIds.indexOf(table.length)]],
    [s.learning, table.firstGame ? s.firstGame : s.fullRules],
    [s.boards, [s.base, ...table.modules.map((m) => s.module[m])].join(' + ')],
    [s.goals, table.goals ? w().common.yes : w().common.no],
    [s.edition, s.editions[table.edition]],
    [s.clock, clockText(table.clock)],
  ];
}
