import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { freePort } from './server/local/processes';
import { browserFlags, findBrowser } from './tests/support/browser/find-browser';

/**
 * Starts the built product on a free port with an empty data folder. PLAZA_BASE_URL tests a running instance instead.
 * Workers load this file too and inherit the environment.
 */
const DATA = '.cache/e2e';
const given = process.env['PLAZA_BASE_URL'];
if (!given && !process.env['PLAZA_E2E_PORT']) {
  process.env['PLAZA_E2E_PORT'] = String(await freePort());
  rmSync(DATA, { recursive: true, force: true });
}
process.env['PLAZA_CHROMIUM'] ??= findBrowser() ?? '';
const withPictures = process.env['PLAZA_TRACE'] !== undefined;
const port = process.env['PLAZA_E2E_PORT'] ?? '';
const baseURL = given ?? `http://localhost:${port}`;

export default defineConfig({
  // Long files first: one that starts last leaves a worker idle.
  projects: [
    { name: 'security', testDir: 'tests/security' },
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'builds', testDir: 'tests/builds' },
  ],
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: false,
  // A second attempt hides nothing: `npm test` lists what needed one.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 45_000,
  expect: { timeout: 7_000 },
  reporter: process.env['PLAZA_REPORT']
    ? [['line'], ['json', { outputFile: process.env['PLAZA_REPORT'] }]]
    : [['line']],
  use: {
    baseURL,
    // The service worker would answer requests that a test blocks. offline.spec.ts allows it.
    serviceWorkers: 'block',
    // Pictures of every step double the processor time of a test; PLAZA_TRACE=1 records them.
    trace: {
      mode: 'retain-on-failure',
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
        webServer: {
          command: 'node --import tsx scripts/start.ts',
          url: `${baseURL}/api/v1/health`,
          timeout: 120_000,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          env: { PORT: port, PLAZA_DATA: DATA, PLAZA_LIMITS_FACTOR: '1000' },
        },
      }),
});
