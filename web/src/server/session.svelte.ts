// Who you are at the server: nobody until you come in, then a guest, or somebody with a name.
import { renew } from '../browser/renew';
import { server, ServerError, type Person } from './api';
import { protocol } from '../engine/generated';
import { editionWord, type Edition } from './edition';
import { settings } from '../browser/settings.svelte';

let person = $state.raw<Person | null>(null);
let asked: Promise<Person | null> | null = null;
let reach = $state<'unknown' | 'on' | 'off' | 'old'>('unknown');

let stuck = $state(false);
let oldSaid = $state(false);

export const me = () => person;
/** Whether there is a server behind this page. */
export const serverReach = () => reach;

/** The page was loaded anew, and the server still speaks of another edition. */
export const stillOld = () => stuck;

/** That the server speaks of another edition, until somebody has read it. */
export const sayOld = () => reach === 'old' && !oldSaid;
export const saidOld = () => void (oldSaid = true);

/** The server speaks of another edition: the page loads the server's. */
export function otherEdition(told: Partial<Edition>) {
  reach = 'old';
  stuck = !renew(editionWord(told));
}

/** Asks the server once who you are; null: nobody yet. */
export function whoAmI(): Promise<Person | null> {
  asked ??= server.me().then(
    (found) => {
      reach = reach === 'old' ? 'old' : 'on';
      return (person = found);
    },
    (error: ServerError) => {
      reach = error.code === 'offline' ? 'off' : reach === 'old' ? 'old' : 'on';
      asked = null; // ask again next time
      throw error;
    },
  );
  return asked;
}

/** Comes in as a guest, unless you are somebody already. Without a name it is the one of the settings if
    the server takes it; a name that was just asked for is taken or refused. */
export async function comeIn(name?: string): Promise<Person> {
  const known = await whoAmI();
  if (known) return known;
  try {
    become(await server.guest((name ?? settings.name) || undefined));
  } catch (error) {
    const code = error instanceof ServerError ? error.code : '';
    if (name || (code !== 'taken' && code !== 'bad-name')) throw error;
    become(await server.guest());
  }
  return person!;
}

export function become(found: Person | null) {
  person = found;
  asked = found ? Promise.resolve(found) : null;
  if (found) reach = reach === 'old' ? 'old' : 'on';
}

/** Finds out whether this page and the server speak alike; a table compares the rest. */
export async function greet() {
  try {
    const told = await server.version();
    if (told.protocol === protocol) reach = 'on';
    else otherEdition(told);
  } catch {
    reach = 'off';
  }
}
