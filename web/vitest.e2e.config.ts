import { defineConfig } from 'vitest/config';

// In a real browser: the tests, or what tools/pictures and tools/measure-web ask for.
const run = process.env.DARKROCK_RUN;

export default defineConfig({
  test: {
    include: [run ? `e2e/${run}.ts` : 'e2e/*.test.ts'],
    fileParallelism: false,
    expect: { poll: { timeout: 20_000 } }, // a busy machine takes its time to come to a state
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
