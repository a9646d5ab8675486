import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** Chromium flags for containers; for Debian's package and Playwright's build. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Pages live for seconds: optimizing their code takes longer than it saves.
  '--js-flags=--no-turbofan',
];

const browserPaths = (): (string | undefined)[] => [
  process.env['PLAZA_CHROMIUM'],
  chromium.executablePath(),
  // Headless shell: starts half a CPU second faster per test.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser that starts; an installed one may lack system libraries. */
export function findBrowser(): string | null {
  for (const place of browserPaths()) {
    if (place && existsSync(place) && spawnSync(place, ['--version'], { timeout: 20_000 }).status === 0)
      return place;
  }
  return null;
}
