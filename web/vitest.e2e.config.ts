import { defineConfig } from 'vitest/config';

// Tests in a real browser: `npx vitest run --config vitest.e2e.config.ts`.
export default defineConfig({
  test: { include: ['e2e/*.test.ts'], fileParallelism: false, testTimeout: 240_000, hookTimeout: 60_000 },
});
