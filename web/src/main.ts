import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { renew } from './browser/renew';
import { isNight } from './browser/settings.svelte';

document.documentElement.classList.toggle('night', isNight()); // before anything is painted
mount(App, { target: document.getElementById('app')! });

// A part of this version is gone from the server: a newer one is there, and its page knows its own parts.
addEventListener('vite:preloadError', (event) => {
  if (navigator.onLine) renew(String((event as Event & { payload?: Error }).payload?.message));
});

// Kept for playing without a network, once the page itself has all it needs.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () =>
    setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), 4000),
  );
}
