// Tables for friends: who may be asked to play, and what the table says of itself.
import { beforeEach, expect, test, vi } from 'vitest';

vi.mock('../src/browser/settings.svelte', () => ({ settings: { name: '' } }));
vi.stubGlobal('localStorage', { getItem: () => null });
const { another, botHow, botName, botsFor } = await import('../src/state/bots');
const { anteUp, draft, freshDraft, hintsOf, inviteAll, resetDraft, seat, setModule, tableSpec } =
  await import('../src/state/draft.svelte');

beforeEach(() => resetDraft());
const bots = (modules: number) => botsFor(modules).flatMap((kind) => kind.bots);

test('every bot has a name and a sentence; the explorer needs the frontier', () => {
  for (const bot of bots(anteUp)) {
    expect(botName(bot)).not.toBe(bot);
    expect(botHow(bot)).not.toBe(bot);
  }
  expect(bots(anteUp)).toContain('easy:frontier');
  expect(bots(0)).toEqual(bots(anteUp).filter((bot) => !bot.endsWith(':frontier')));
  expect(botName('hard:law')).toBe('Marshal');
  expect(botHow('hard:law')).toBe('upholds the law · Old Hand');
  expect(botName('search@200ms')).toBe('search@200ms');
});

test('who cannot play without a board is replaced when it goes', () => {
  setModule(anteUp, true);
  draft.seats[1].bot = 'hard:frontier';
  setModule(anteUp, false);
  expect(draft.seats[1].bot).toBe('normal:gold');
});

test('riders live for different things until there is no other', () => {
  const seats: string[] = freshDraft()
    .seats.slice(1)
    .map((s) => s.bot);
  expect(seats).toEqual(['easy:gold', 'normal:law', 'hard:cards']);
  for (let i = 0; i < 3; i++) seats.push(another(seats, 0));
  expect(seats.slice(3)).toEqual(['normal:cattle', 'normal:crime', 'normal']);
});

test('all seats wait for friends, unless some do already', () => {
  inviteAll();
  expect(draft.hosted).toBe(true);
  expect(draft.seats.map((s) => s.kind)).toEqual(['you', 'open', 'open', 'open']);
  draft.seats[2].kind = 'bot';
  inviteAll();
  expect(draft.seats.map((s) => s.kind)).toEqual(['you', 'open', 'bot', 'open']);
});

test('hints are for those who play alone, unless the table says otherwise', async () => {
  const alone = freshDraft();
  expect(hintsOf(alone)).toBe(true);
  expect(await tableSpec(alone, [])).not.toHaveProperty('hints');
  const two = { ...freshDraft(), seats: [seat('you'), seat('open')] };
  expect(hintsOf(two)).toBe(false);
  expect(hintsOf({ ...two, hints: true })).toBe(true);
  expect(await tableSpec({ ...two, hints: true }, [])).toHaveProperty('hints', true);
});

test('a live clock gives back by the turn', async () => {
  const spec = await tableSpec({ ...freshDraft(), clock: 'live' }, []);
  expect(spec.clock).toMatchObject({ kind: 'live', per: 'turn' });
});
