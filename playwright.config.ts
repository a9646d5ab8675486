import { defineConfig } from '@playwright/test';
import { freePort } from './server/local/processes';
import { browserFlags, findBrowser } from './tests/support/browser/find-browser';

/**
 * Workers that run at once: a third uses the processor time that two leave while they wait. Each has a service of its
 * own, so that tests at the same time do not see each other's posts.
 */
const WORKERS = 3;

/**
 * Serves the built product on free ports, each with an empty data folder. PLAZA_BASE_URL tests a running instance
 * instead. Workers load this file too and inherit the environment.
 */
const given = process.env['PLAZA_BASE_URL'];
process.env['PLAZA_E2E_PORTS'] ??= (await Promise.all(Array.from({ length: WORKERS }, freePort))).join();
const ports = process.env['PLAZA_E2E_PORTS'].split(',');
const addressOf = (port = ''): string => `http://localhost:${port}`;
/** A worker's place among those that run at once; a worker that replaces another takes its place. */
const place = Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);
const baseURL = given ?? addressOf(ports[place % ports.length]);
process.env['PLAZA_CHROMIUM'] ??= findBrowser() ?? '';
const withPictures = process.env['PLAZA_TRACE'] !== undefined;

export default defineConfig({
  // Long files first: one that starts last leaves a worker idle.
  projects: [
    { name: 'security', testDir: 'tests/security' },
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'builds', testDir: 'tests/builds' },
  ],
  outputDir: 'test-results',
  workers: given ? 1 : WORKERS,
  fullyParallel: false,
  // A second attempt hides nothing: `npm test` lists what needed one.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  // A machine with other work takes three times as long; a limit on speed stands in its test.
  timeout: 90_000,
  expect: { timeout: 15_000, toPass: { timeout: 30_000 } },
  reporter: process.env['PLAZA_REPORT']
    ? [['line'], ['json', { outputFile: process.env['PLAZA_REPORT'] }]]
    : [['line']],
  use: {
    baseURL,
    // The service worker would answer requests that a test blocks. offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Pictures of every step double the time of the workers; PLAZA_TRACE=1 records them.
    trace: {
      mode: withPictures ? 'retain-on-failure' : 'on-first-retry',
      screenshots: withPictures,
      snapshots: withPictures,
      sources: withPictures,
    },
    screenshot: 'only-on-failure',
    locale: 'en-GB',
    timezoneId: 'Europe/Lisbon',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      ...(process.env['PLAZA_CHROMIUM'] ? { executablePath: process.env['PLAZA_CHROMIUM'] } : {}),
      args: browserFlags,
    },
  },
  ...(given
    ? {}
    : {
        webServer: ports.map((port, index) => ({
          command: 'node --import tsx --import ./tests/support/browser/empty-data.ts scripts/start.ts',
          url: `${addressOf(port)}/api/v1/health`,
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          env: { PORT: port, PLAZA_DATA: `.cache/e2e/${index}`, PLAZA_LIMITS_FACTOR: '1000' },
        })),
      }),
});
