// Somebody who is not looking is called to their turn. The push service is one of the tests' own, and
// another library than the server's (jose) says what its signatures are worth.
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answer, dice, ready } from './hands';
import { api, deal, host } from './tables';
import { barriers, World } from './world';

const world = new World(['--push', 'anywhere']);
const pushes: { path: string; headers: IncomingHttpHeaders; body: string }[] = [];
let service: Server;
let origin = '';

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = '';
    request.on('data', (bytes) => (body += bytes));
    request.on('end', () => {
      pushes.push({ path: request.url!, headers: request.headers, body });
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  await world.begin();
});
afterAll(async () => {
  service.close();
  await world.end();
});

/** In the page: a push manager whose service is ours. */
function subscribeHere(endpoint: string) {
  if (!location.protocol.startsWith('http')) return;
  const kept = 'e2e-push';
  const made = () =>
    localStorage.getItem(kept) === null
      ? null
      : { endpoint, unsubscribe: async () => (localStorage.removeItem(kept), true) };
  PushManager.prototype.subscribe = async (options) => {
    localStorage.setItem(kept, String(options!.applicationServerKey));
    return made() as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () => made() as PushSubscription | null;
}

async function chooseToBeCalled(page: Page) {
  await page.goto(`${world.url}/settings`);
  await page.getByText('Calls to this device').click();
  await page.getByText('Call me when it is my turn').click();
  const box = page.getByRole('checkbox', { name: /Call me/ });
  await expect.poll(async () => (await box.isEnabled()) && box.isChecked()).toBe(true);
  expect(await barriers(page), 'the settings').toEqual([]);
  await page.getByRole('radio', { name: 'Italiano' }).click();
  await page.getByText('Chiamami quando tocca a me').waitFor();
  const kept = () => page.evaluate(async () => (await caches.match('/push-words'))?.text());
  await expect.poll(kept).toContain('Tocca a te');
}

const sockets = async () =>
  Number(
    /^darkrock_websockets (\d+)/m.exec(await (await fetch(`${world.url}/metrics`)).text())![1],
  );

/** What the service gets is signed by the key that pages know, for this service, for less than a day. */
async function expectSigned(authorization: string, key: string) {
  const [, token, k] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization)!;
  expect(k).toBe(key);
  const point = Buffer.from(k, 'base64url');
  expect(point.length).toBe(65);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((b) => b.toString('base64url'));
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload, protectedHeader } = await jwtVerify(token, publicKey, {
    audience: origin,
    algorithms: ['ES256'],
  });
  expect(protectedHeader.typ).toBe('JWT');
  expect(payload.exp! - Date.now() / 1000).toBeLessThan(24 * 3600);
}

/** As if the push came through: wakes the worker of this page. */
async function wake(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page);
  const found = new Promise<string>((resolve) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find((r) => r.scopeURL.startsWith(world.url) && !r.isDeleted);
      if (ours) resolve(ours.registrationId);
    }),
  );
  await devtools.send('ServiceWorker.enable');
  const registrationId = await found;
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin: world.url,
    registrationId,
    data: '',
  });
}

test('a push without content, signed, and a notice in the language of the page', async () => {
  const [a, b] = await Promise.all([world.person(), world.person()]);
  await a.grantPermissions(['notifications'], { origin: world.url });
  await a.addInitScript(subscribeHere, `${origin}/send/mara`);
  const [one, two] = await Promise.all([world.page(a), world.page(b)]);
  const table = await host(one);
  await chooseToBeCalled(one);
  await deal(world, one, two, table);

  const roll = dice(5);
  const due = async () => (await api(one, 'GET', '/api/me/tables')).tables[0].due;
  await ready(one, two);
  while (await due()) {
    await ready(one);
    await answer(one, roll);
    await ready(one, two);
  }
  await one.goto(`${world.url}/rules`); // Mara does not look any more
  await expect.poll(sockets).toBe(1);
  expect(pushes).toEqual([]);
  while (pushes.length === 0) if (!(await answer(two, roll))) await two.waitForTimeout(20);

  const [{ path, headers, body }] = pushes;
  expect([path, body]).toEqual(['/send/mara', '']);
  expect(headers).toMatchObject({ 'ttl': '86400', 'urgency': 'high', 'topic': 'turn' });
  const { key } = await api(two, 'GET', '/api/push/key');
  await expectSigned(headers.authorization!, key);
  expect(await one.evaluate(() => localStorage.getItem('e2e-push'))).toBe(key);

  await wake(a, one);
  const shown = () =>
    one.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map((n) => [n.body, n.data]);
    });
  const called = [['Tocca a te al tavolo «Friday».', `/table/${table.id}`]];
  await expect.poll(shown).toEqual(called);

  await one.goto(world.url);
  await expect.poll(shown).toEqual([]); // who is back needs no call
  // And a page that nobody looks at.
  await one.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await one.goto(`${world.url}/table/${table.id}`);
  await expect.poll(shown).toEqual(called);
  expect(world.faults).toEqual([]);
  await Promise.all([a.close(), b.close()]);
});
