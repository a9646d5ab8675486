import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** What Chromium needs in a container and what it must not do there; from Debian's package and Playwright's alike. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const browserPaths = (): (string | undefined)[] => [
  process.env['PLAZA_CHROMIUM'],
  chromium.executablePath(),
  // The same engine without windows of its own, which cost a processor half a second for each test.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser that also starts: one without its system libraries is there but of no use. */
export function findBrowser(): string | null {
  for (const place of browserPaths()) {
    if (place && existsSync(place) && spawnSync(place, ['--version'], { timeout: 20_000 }).status === 0)
      return place;
  }
  return null;
}
