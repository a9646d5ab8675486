import { findBrowser } from '../../tests/support/browser/find-browser';
import { installUntil } from './debian';
import { runBin } from './run-program';

const CANNOT =
  'No browser found. Install Chromium and set PLAZA_CHROMIUM=/path/to/chromium, or run `npx playwright install chromium`.';

/** Path of a working browser; installs Debian's package (as root) or Playwright's browser if none is found. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  console.log('No browser found, installing Chromium');
  await installUntil(['chromium-headless-shell', 'chromium'], () => findBrowser() !== null);
  const packaged = findBrowser();
  if (packaged) return packaged;
  await runBin('node_modules/@playwright/test/cli.js', ['install', 'chromium']);
  const own = findBrowser();
  if (own) return own;
  throw new Error(CANNOT);
}
