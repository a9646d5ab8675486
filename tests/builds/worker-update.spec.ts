import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect } from '../support/browser/fixtures';
import { readStorage } from '../support/browser/read-storage';
import { waitForServiceWorker } from '../support/browser/wait';
import { composerField, postWith, signInAsNewMember, test } from './builds-test';
import type { BuildName } from './two-builds';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

const picture = async () => ({
  name: 'lemons.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0e6e5a' } })
    .png()
    .toBuffer(),
});

/** Addresses of the scripts of the first load, which name the build. */
const scriptsOf = (page: Page): Promise<string> =>
  page
    .locator('script[type="module"][src]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src')).join());

/** The app watches its worker from a few seconds after the first page, with a file that a deploy removes. */
const waitForUpdateWatch = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/service-worker-')),
        ),
      { timeout: 20_000 },
    )
    .toBe(true);

test('two real builds update the worker, tell the open tab, and keep drafts and uploads back and forth', async ({
  page,
  builds,
  expectConsole,
}) => {
  // Files of the other build that were prefetched.
  expectConsole(/404/);
  const openTab = async (path: string) => {
    await page.goto(`${builds.origin}/webapp${path}`);
  };
  /** Deploys a build, waits for the notice in the open tab and accepts it there. */
  const update = async (build: BuildName): Promise<void> => {
    await waitForUpdateWatch(page);
    const before = await scriptsOf(page);
    let loads = 0;
    const count = () => (loads += 1);
    page.on('load', count);
    builds.serve(build);
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const notice = page.getByRole('group').filter({ has: page.getByText(/new version/i) });
    await expect(notice).toBeVisible({ timeout: 30_000 });
    expect(loads, 'the page does not reload by itself').toBe(0);
    await notice.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => scriptsOf(page).catch(() => before), { timeout: 30_000 }).not.toBe(before);
    page.off('load', count);
    await waitForServiceWorker(page);
    await expect(page.getByText(/new version/i)).toBeHidden();
  };

  await signInAsNewMember(page, builds.origin);
  await waitForServiceWorker(page);
  const text = `Half a thought about lemons ${Date.now()}`;
  await composerField(page).fill(text);
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .first()
    .setInputFiles(await picture());
  // Posts of the feed have figures, too.
  const figure = page
    .getByRole('main')
    .locator('figure')
    .filter({ has: page.getByRole('textbox') });
  const preview = figure.locator('img');
  await expect(preview).toBeVisible();
  // Without a description the composer asks for one before it sends.
  await figure.getByRole('textbox').fill('Lemons');

  await update('current');
  await expect(composerField(page)).toHaveValue(text);
  await expect(preview).toBeVisible();
  await composerField(page).fill(`${text}, and limes`);
  await expect.poll(() => readStorage(page, 'plaza-drafts')).toContain('and limes');
  await openTab('/apps/file-manager');
  await page.getByLabel('Upload', { exact: true }).setInputFiles({
    name: 'Tram bell.bin',
    mimeType: 'application/octet-stream',
    buffer: Buffer.alloc(300_000, 7),
  });
  await expect(page.getByText('Uploads finished')).toBeVisible();
  const upload = page.getByRole('main').getByText('Tram bell.bin').first();
  await expect(upload).toBeVisible();
  await openTab('/');

  await update('previous');
  await expect(composerField(page)).toHaveValue(`${text}, and limes`);
  await expect(preview).toBeVisible();
  await openTab('/apps/file-manager');
  await expect(upload).toBeVisible();
  await openTab('/');
  await composerField(page).press('Control+Enter');
  const post = postWith(page, `${text}, and limes`);
  await expect(post).toHaveCount(1);
  await expect(post.getByRole('img', { name: 'Lemons' })).toBeVisible();
});
