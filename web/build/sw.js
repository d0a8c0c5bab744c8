// Keeps the game in the browser, so that it opens with no network. A new version is fetched whole before
// it takes the place of the old one, and the old one stays beside it: pages that are still open fetch
// their parts from there.
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
    fetch(request)
  );
}
