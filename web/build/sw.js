// Keeps the game in the browser, so that it opens with no network. A new version is fetched whole before
// it takes the place of the old one.
const name = 'darkrock-' + '@version@';
const files = ['@files@'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(name)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((all) => Promise.all(all.filter((key) => key !== name).map((key) => caches.delete(key))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (/^\/(api|ws|metrics|healthz)/.test(url.pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : asset(request));
});

// The newest page if the server answers, else the one kept.
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) return answer;
  } catch {
    // no network
  }
  return (await caches.match('/')) ?? Response.error();
}

async function asset(request) {
  return (await caches.match(request)) ?? fetch(request);
}
