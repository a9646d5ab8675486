import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The browser obeys its last list only, so this one begins with the features that Playwright switches off. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  // Documents of the address field and an idle process: more than half of the processor time of an empty window.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

/** Chromium flags for containers; for Debian's package and Playwright's build. */
const containerFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures.join()}`,
];

/**
 * A driven browser notes where errors and requests come from, for which it would parse each large script once more when
 * it starts: 15 ms at full speed that no member waits for. So it notes the places while it compiles.
 */
const PLACES_AT_ONCE = '--no-enable-lazy-source-positions';

export const benchFlags = [...containerFlags, `--js-flags=${PLACES_AT_ONCE}`];

export const browserFlags = [
  ...containerFlags,
  // Pages of tests live for seconds: optimizing their code takes longer than it saves.
  `--js-flags=--no-turbofan,${PLACES_AT_ONCE}`,
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
