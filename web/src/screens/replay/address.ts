// Where a replay is: its page, and the moment of the game that is shown.
export interface Source {
  local: string | null; // id of a game of this browser
  table: string | null; // id of a table at the server
  code: string | null; // its invitation: who has it may look at a private table's game
}

export const sourceOf = (query: URLSearchParams): Source => ({
  local: query.get('local'),
  table: query.get('table'),
  code: query.get('code'),
});

/** The choice the address names; null if it names none. */
export function momentOf(query: URLSearchParams): number | null {
  const at = query.get('at') ?? '';
  return /^\d{1,6}$/.test(at) ? Number(at) : null;
}

/** Empty if no page has it: a file that is only looked at. */
export function addressOf({ local, table, code }: Source, at: number | null = null): string {
  const query = new URLSearchParams();
  if (local) query.set('local', local);
  else if (table) query.set('table', table);
  else return '';
  if (code && !local) query.set('code', code);
  if (at !== null) query.set('at', String(at));
  return `/replay?${query}`;
}
