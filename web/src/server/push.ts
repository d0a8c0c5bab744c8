// Being called though no page is open (Web Push). The server is told this browser's address at its push
// service; a call says nothing, and the service worker asks the server what is new (build/sw.js).
import { change, settings } from '../browser/settings.svelte';
import { pushWords } from '../words/push';
import { server } from './api';

/** cannot: the browser; none: the server; denied: the person, to the browser; failed: the push service. */
export type Calls = 'on' | 'off' | 'cannot' | 'none' | 'denied' | 'failed';

const able = () =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

const registration = async () =>
  (await navigator.serviceWorker.getRegistration()) ?? navigator.serviceWorker.register('/sw.js');
const subscription = async () =>
  (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription() ?? null;

/** How things stand with this browser. */
export async function calls(): Promise<Calls> {
  if (!able()) return 'cannot';
  if (!(await server.pushKey())) return 'none';
  if (Notification.permission === 'denied') return 'denied';
  return settings.push && (await subscription()) ? 'on' : 'off';
}

/** Asks the person, by the browser; so only on a click. */
export async function turnOn(): Promise<Calls> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  await registration();
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe(); // perhaps of another key
  const applicationServerKey = await server.pushKey();
  const made = await pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey })
    .catch(() => null);
  if (!made) return 'failed';
  await server.addPush(made.endpoint);
  change({ push: true });
  await keepWords();
  return 'on';
}

export async function turnOff(): Promise<Calls> {
  change({ push: false });
  const made = able() ? await subscription() : null;
  if (made) {
    await made.unsubscribe();
    await server.removePush(made.endpoint).catch(() => {}); // who is signed out has none there
  }
  return 'off';
}

/** On every visit of somebody who wants to be called: the server may have forgotten, the language changed. */
export async function renewCalls() {
  const made = able() ? await subscription() : null;
  if (!made) return;
  await server.addPush(made.endpoint);
  await keepWords();
  if (document.hidden) return;
  const worker = await navigator.serviceWorker.ready;
  for (const shown of await worker.getNotifications()) shown.close(); // they are here now
}

/** For the worker, which cannot read the settings. */
async function keepWords() {
  const { language } = settings;
  const { worker } = await pushWords(language);
  const kept = await caches.open('push-words');
  if (language !== settings.language) return; // somebody is at it already
  await kept.put('/push-words', new Response(JSON.stringify(worker)));
}
