import { findBrowser } from '../../tests/support/browser/find-browser';
import { run, runBin } from './run-program';
import { isAvailable } from './check-steps';

const CANNOT =
  'No browser found. Install Chromium and set PLAZA_CHROMIUM=/path/to/chromium, or run `npx playwright install chromium`.';

/** Path of a working browser; installs Debian's package (as root) or Playwright's browser if none is found. */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found) return found;
  console.log('No browser found, installing Chromium');
  const isRoot = process.getuid?.() === 0;
  if (isRoot && (await isAvailable('apt-get'))) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await run('apt-get', ['update'], { env });
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if (!findBrowser()) await run('apt-get', ['install', '-y', '--no-install-recommends', name], { env });
    }
  }
  const packaged = findBrowser();
  if (packaged) return packaged;
  await runBin('node_modules/@playwright/test/cli.js', ['install', 'chromium']);
  const own = findBrowser();
  if (own) return own;
  throw new Error(CANNOT);
}
