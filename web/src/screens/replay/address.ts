// Where a replay is: its page, and the moment of the game that is shown.
export interface Source {
  local: string | null; // id of a game of this browser
  table: string | null; // id of a table at the server
  code: string | null; // its invitation: who has it may look at a private table's game
  line?: string | null; // another way that the game could have gone, see lineOf
}

export const sourceOf = (query: URLSearchParams): Source => ({
  local: query.get('local'),
  table: query.get('table'),
  code: query.get('code'),
  line: query.get('line'),
});

/** Choice `step`, from 1, made otherwise by its seat. */
export const lineOf = (step: number, seat: number, code: number) => `${step}-${seat}-${code}`;
export function readLine(
  line?: string | null,
): { step: number; seat: number; code: number } | null {
  const found = /^(\d{1,6})-(\d)-(\d{1,10})$/.exec(line ?? '');
  return found && { step: Number(found[1]), seat: Number(found[2]), code: Number(found[3]) };
}

/** The choice the address names; null if it names none. */
export function momentOf(query: URLSearchParams): number | null {
  const at = query.get('at') ?? '';
  return /^\d{1,6}$/.test(at) ? Number(at) : null;
}

/** Empty if no page has it: a file that is only looked at. */
export function addressOf(source: Source, at: number | null = null): string {
  const { local, table, code, line } = source;
  const query = new URLSearchParams();
  if (local) query.set('local', local);
  else if (table) query.set('table', table);
  else return '';
  if (code && !local) query.set('code', code);
  if (line) query.set('line', line);
  if (at !== null) query.set('at', String(at));
  return `/replay?${query}`;
}

/** The review of the same game. */
export const reviewOf = (source: Source) =>
  addressOf({ ...source, line: null }).replace('/replay', '/review');
