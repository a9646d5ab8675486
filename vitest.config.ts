import { defineConfig } from 'vitest/config';

/**
 * `unit` is built as the app is and runs in happy-dom; `api`, in node against a real Postgres, and `faults`, which kills
 * the built product, are built as the service is. Browser tests: playwright.config.ts.
 */
export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'happy-dom',
          // Whole pages through the real router: on two busy cores the first one of a file takes seconds.
          testTimeout: 30_000,
          // As for browser tests: a machine with two cores stalls now and then. The report marks what ran twice.
          retry: process.env['CI'] ? 1 : 0,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/unit.ts'],
        },
      },
      {
        extends: './vite.server.config.ts',
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/postgres.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          retry: process.env['CI'] ? 1 : 0,
        },
      },
      {
        extends: './vite.server.config.ts',
        test: {
          name: 'faults',
          environment: 'node',
          include: ['tests/faults/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
