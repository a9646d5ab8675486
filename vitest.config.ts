import { mergeConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import app from './vite.config.ts';

/** `unit` runs in happy-dom, `api` in node against a real Postgres, `faults` kills the built product. Browser tests: playwright.config.ts. */
export default mergeConfig(
  app,
  defineConfig({
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            environment: 'happy-dom',
            // Whole pages through the real router: on two busy cores the first one of a file takes seconds.
            testTimeout: 30_000,
            include: ['tests/unit/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/support/unit.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'api',
            environment: 'node',
            include: ['tests/api/**/*.test.ts'],
            globalSetup: ['tests/support/postgres.ts'],
            testTimeout: 20_000,
            hookTimeout: 60_000,
          },
        },
        {
          extends: true,
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
  }),
);
