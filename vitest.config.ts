import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** A machine with two cores stalls now and then: where the product is checked, what failed runs again, and is marked. */
const retry = process.env['CI'] ? 1 : 0;

/**
 * `unit` (no page; a file that needs a document says so) and `pages` (through the real router, on the real service)
 * are built as the app is; `api`, in node against a real Postgres, and `faults`, which kills the built product, are built
 * as the service is. Browser tests: playwright.config.ts.
 */
export default defineConfig({
  test: {
    // Vitest leaves one core free, which on two is half of the machine.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          // Thousands of made-up values, or a machine that does three things at once.
          testTimeout: 30_000,
          retry,
          include: ['tests/unit/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/dom/unit-setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'pages',
          environment: 'happy-dom',
          // The service is another origin here, and answers as if it were the page's own.
          environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
          globalSetup: ['tests/support/service/service-setup.ts'],
          // The first page of a file brings the app along, and a walk over a gallery is long: a busy machine needs time.
          testTimeout: 60_000,
          retry,
          include: ['tests/pages/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/dom/setup.ts', 'tests/support/pages/setup.ts'],
        },
      },
      {
        extends: './vite.server.config.ts',
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/support/service/postgres-setup.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
          retry,
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
