import { mount } from 'svelte';
import App from './App.svelte';
import './style/fonts.css';
import './style/tokens.css';
import './style/base.css';
import { isNight } from './settings.svelte';

document.documentElement.classList.toggle('night', isNight()); // before anything is painted
mount(App, { target: document.getElementById('app')! });

// Kept for playing without a network, once the page itself has all it needs.
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () =>
    setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), 4000),
  );
}
