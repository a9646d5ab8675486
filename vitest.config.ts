import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/**
 * `unit` runs in Node; a file that needs a DOM says so in its first line. `pages` runs the real router on the real
 * service. `api` tests the service on a real Postgres. `faults` kills the built product. Browser tests:
 * playwright.config.ts.
 */
export default defineConfig({
  test: {
    // The default leaves one core free: half of a machine with two.
    maxWorkers: availableParallelism(),
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          // Property tests run thousands of cases.
          testTimeout: 30_000,
          include: ['{tests/unit,src,server,scripts}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/support/dom/unit-setup.ts'],
        },
      },
      {
        extends: './vite.config.ts',
        test: {
          name: 'pages',
          environment: 'happy-dom',
          // The service listens on another origin than the page.
          environmentOptions: { happyDOM: { settings: { fetch: { disableSameOriginPolicy: true } } } },
          globalSetup: ['tests/support/service/service-setup.ts'],
          // The first test of a file loads the app; a gallery test visits many cards.
          testTimeout: 60_000,
          include: ['tests/pages/**/*.test.{ts,tsx}'],
          setupFiles: [
            'tests/support/dom/console-guard.ts',
            'tests/support/dom/setup.ts',
            'tests/support/pages/setup.ts',
          ],
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
