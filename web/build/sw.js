// Keeps the game in the browser, so that it opens with no network; and calls people to their turn.
//
// A new version is fetched whole before it takes the place of the old one, and the old one stays beside it:
// pages that are still open fetch their parts from there.
const name = 'darkrock-' + '@version@';
const files = ['@files@'];

self.addEventListener('install', (event) => {
  event.waitUntil(fetchAll().then(() => self.skipWaiting()));
});

// Past the browser's own cache, except what never changes under its name.
async function fetchAll() {
  const cache = await caches.open(name);
  await cache.addAll(
    files.map((file) =>
      file.startsWith('/assets/') ? file : new Request(file, { cache: 'reload' }),
    ),
  );
}

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOld().then(() => self.clients.claim()));
});

// The names come in the order they were made: this one and the one before it are kept.
async function forgetOld() {
  const others = (await caches.keys()).filter((key) => key.startsWith('darkrock-') && key !== name);
  await Promise.all(others.slice(0, -1).map((key) => caches.delete(key)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|ws|metrics|healthz)/.test(url.pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : asset(request));
});

// The newest page if the server answers soon, else the one kept.
async function page(request) {
  const kept = await caches.match('/', { cacheName: name });
  if (!kept) return fetch(request);
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), 4000));
  const newest = fetch(request).then(
    (answer) => (answer.ok ? answer : kept),
    () => kept,
  );
  return Promise.race([newest, late]);
}

async function asset(request) {
  return (
    (await caches.match(request, { cacheName: name })) ??
    (await caches.match(request)) ??
    (request.url.endsWith('.webm') ? sound(request) : fetch(request))
  );
}

// Not every sound is wanted: one is kept from its first use on.
async function sound(request) {
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(name)).put(request, answer.clone());
  return answer;
}

// --- calls: "it is your turn" ---

const english = {
  turn: 'It is your turn.',
  at: 'It is your turn at “{table}”.',
  many: 'Tables waiting for you: {n}',
  none: 'No table is waiting for you any more.',
  unsure: 'A table may be waiting for you.',
};

// A push says nothing: the server is asked what is new, and answers to who is signed in here. Browsers want
// something shown for every push, so that there is a sentence for each case.
self.addEventListener('push', (event) => {
  event.waitUntil(dueTables().then((due) => call(due)));
});

// A page that is open and not looked at heard of a turn.
self.addEventListener('message', (event) => {
  if (event.data !== 'turn') return;
  event.waitUntil(dueTables().then((due) => (due?.length ? call(due) : undefined)));
});

// Null: nobody knows.
async function dueTables() {
  try {
    const answer = await fetch('/api/me/tables');
    if (!answer.ok) return null;
    return (await answer.json()).tables.filter((table) => table.due && table.status === 'playing');
  } catch {
    return null;
  }
}

// The page keeps the words of its language here (server/push.ts).
async function words() {
  const kept = await caches.match('/push-words', { cacheName: 'push-words' });
  return kept ? { ...english, ...(await kept.json()) } : english;
}

function sentence(due, say) {
  if (!due) return say.unsure;
  if (due.length === 0) return say.none;
  if (due.length > 1) return say.many.replace('{n}', due.length);
  const title = due[0].table?.title;
  return title ? say.at.replace('{table}', () => title) : say.turn;
}

async function call(due) {
  const one = due?.length === 1;
  await self.navigator.setAppBadge?.(due?.length ?? 1).catch(() => {});
  await self.registration.showNotification('Darkrock', {
    body: sentence(due, await words()),
    tag: 'turn', // in the place of the one before
    renotify: due?.length !== 0,
    silent: due?.length === 0,
    icon: '/icon-192.png',
    data: one ? `/table/${due[0].id}` : '/games',
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

// The push service gave this browser another address.
self.addEventListener('pushsubscriptionchange', (event) => {
  if (event.oldSubscription) event.waitUntil(subscribeAgain(event.oldSubscription.options));
});

async function subscribeAgain(options) {
  const { endpoint } = await self.registration.pushManager.subscribe(options);
  await fetch('/api/me/push', {
    method: 'POST',
    headers: { 'X-Darkrock': '1', 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint }),
  });
}
