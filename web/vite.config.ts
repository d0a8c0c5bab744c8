import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { finish } from './build/finish.ts';
import { letters } from './build/letters.ts';
import { types } from './build/types.ts';

// The server behind `npm run dev`.
const server = process.env.DARKROCK_SERVER ?? 'http://127.0.0.1:8080';

// … but not what comes with a review or the workshop, or while somebody learns.
const later = 'review|workshop|keptPacks|later|learn|reasons';
const first = 'engine|words|browser|server|state|art|ui|cards|board';
const shared = new RegExp(`/src/(?!.*(?:${later}))(${first})/`, 'i');

export default defineConfig({
  root: import.meta.dirname,
  plugins: [types(), svelte(), finish()],
  build: {
    outDir: '../build/web',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // What the pages share travels as one file: many small ones weigh more.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'shared', test: shared, minShareCount: 2 }] } },
    },
  },
  css: { postcss: { plugins: [letters] } },
  worker: { format: 'es' },
  test: { include: ['tests/**/*.test.ts'], testTimeout: 60_000, hookTimeout: 60_000 },
  server: {
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: server, changeOrigin: true, headers: { origin: server } },
      '/ws': { target: server, ws: true, changeOrigin: true, headers: { origin: server } },
    },
  },
});
