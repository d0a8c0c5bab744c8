// A page that is too old loads the new one: once for each reason, or it would do so for ever.
const key = 'darkrock.renewed';
const patience = 10_000; // milliseconds for the new version to be fetched whole

/** False: that was done for the same reason and did not help. */
export function renew(reason: string): boolean {
  try {
    const tried: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    if (tried.includes(reason)) return false;
    sessionStorage.setItem(key, JSON.stringify([...tried, reason]));
  } catch {
    return false; // what cannot be remembered would be done for ever
  }
  void fetchNewest().finally(() => location.reload());
  return true;
}

/** The version kept for playing without a network gives way to the server's. */
async function fetchNewest() {
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([updated(), late]).catch(() => {});
}

async function updated() {
  const kept = await navigator.serviceWorker?.getRegistration();
  if (!kept) return;
  await kept.update();
  const coming = kept.installing ?? kept.waiting;
  if (!coming) return;
  await new Promise<void>((resolve) => {
    const look = () => ['activated', 'redundant'].includes(coming.state) && resolve();
    coming.addEventListener('statechange', look);
    look();
  });
}
