import { expect, test } from 'vitest';
import { Caller } from '../src/engine/caller';

interface Calls {
  twice: (n: number) => number;
}

class Thread {
  asked: { id: number; args: number[] }[] = [];
  onmessage: (event: { data: unknown }) => void = () => {};
  ended = false;
  postMessage(call: { id: number; args: number[] }) {
    this.asked.push(call);
  }
  answer() {
    const { id, args } = this.asked.shift()!;
    this.onmessage({ data: { id, value: 2 * args[0] } });
  }
  terminate() {
    this.ended = true;
  }
}

function caller() {
  const threads: Thread[] = [];
  const made = new Caller<Calls>(() => {
    threads.push(new Thread());
    return threads.at(-1) as unknown as Worker;
  });
  return { made, threads };
}

test('an answer goes to who asked', async () => {
  const { made, threads } = caller();
  const [two, six] = [made.call('twice', 1), made.call('twice', 3)];
  threads[0].answer();
  threads[0].answer();
  expect([await two, await six]).toEqual([2, 6]);
  expect(threads.length).toBe(1);
});

test('an ended thread refuses what was asked of it, and the next call starts another', async () => {
  const { made, threads } = caller();
  const asked = made.call('twice', 1);
  made.end();
  await expect(asked).rejects.toThrow('ended');
  void made.call('twice', 2);
  expect(threads.map((t) => t.ended)).toEqual([true, false]);
});

test('a page that left hears nothing more, and starts nothing', async () => {
  const { made, threads } = caller();
  let heard = 0;
  const hear = () => void heard++;
  made.call('twice', 1).then(hear, hear);
  made.leave();
  made.call('twice', 2).then(hear, hear);
  await Promise.resolve();
  await Promise.resolve();
  expect(heard).toBe(0);
  expect(threads.map((t) => t.ended)).toEqual([true]);
});
