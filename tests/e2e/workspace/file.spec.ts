import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, test } from '../../support/browser/fixtures';

test('uploaded bytes are the same after a reload in a second tab', async ({ page, context }) => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251));
  const hash = createHash('sha256').update(bytes).digest('hex');
  await page.goto('/webapp/apps/file-manager');
  await page
    .getByLabel('Upload', { exact: true })
    .setInputFiles({ name: 'Tram bell.bin', mimeType: 'application/octet-stream', buffer: bytes });
  await expect(page.getByText('Uploads finished')).toBeVisible();

  const other = await context.newPage();
  await other.goto('/webapp/apps/file-manager');
  await other.reload();
  await other.getByRole('button', { name: 'More for Tram bell.bin' }).click();
  await other.getByRole('menuitem', { name: 'Details' }).click();
  await expect(other.getByText(hash)).toBeVisible();
  const download = other.waitForEvent('download');
  await other.getByRole('button', { name: 'Download' }).click();
  const kept = await readFile(await (await download).path());
  expect(createHash('sha256').update(kept).digest('hex')).toBe(hash);
});

test('many uploads scroll in their own list, so that the files stay near', async ({ page }) => {
  await page.goto('/webapp/apps/file-manager');
  const plans = Array.from({ length: 12 }, (_, at) => ({
    name: `Plan ${at + 1}.txt`,
    mimeType: 'text/plain',
    buffer: Buffer.from('Lamps'),
  }));
  await page.getByLabel('Upload', { exact: true }).setInputFiles(plans);
  await expect(page.getByText('Uploads finished')).toBeVisible();
  const list = page.getByRole('group', { name: 'Uploads' });
  await list.focus();
  await page.keyboard.press('End');
  await expect(list.getByText('Plan 1.txt')).toBeInViewport();
  expect((await list.boundingBox())?.height).toBeLessThan(500);
});

test('a row of the list names its file on a phone, with its menu in the same line', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/webapp/apps/file-manager?view=list');
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'More for Accounts' }) });
  const [name, menu] = await Promise.all([
    row.getByRole('button', { name: 'Accounts', exact: true }).boundingBox(),
    row.getByRole('button', { name: 'More for Accounts' }).boundingBox(),
  ]);
  expect(name?.width).toBeGreaterThan(80);
  expect(Math.abs((name?.y ?? 0) - (menu?.y ?? 0))).toBeLessThan(20);
  expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThanOrEqual(360);
});

test('the selection bar is one line inside the window, wide and narrow', async ({ page }) => {
  await page.goto('/webapp/apps/file-manager');
  for (const name of ['Accounts', 'Choir']) {
    await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
  }
  const bar = page.getByRole('region', { name: 'Selection' });
  await expect(bar).toContainText('2 selected');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    for (const part of [bar, bar.getByRole('button', { name: 'Clear selection' })]) {
      const box = await part.boundingBox();
      expect(box?.height).toBeLessThanOrEqual(56);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? width)).toBeLessThanOrEqual(width);
    }
  }
});

test('a file on its way to a space goes on after a reload where the service has it', async ({
  page,
  signIn,
}) => {
  const bytes = Buffer.from(Array.from({ length: 6_000_000 }, (_, at) => (at * 7919) % 251));
  const offsets: (string | null)[] = [];
  let isLeft = false;
  await page.route(/\/files\/[^/]+\/parts\?/, (route) => {
    const offset = new URL(route.request().url()).searchParams.get('offset');
    offsets.push(offset);
    // The second part waits until the page is left.
    return offset === '0' || isLeft ? route.continue() : new Promise(() => undefined);
  });
  await signIn(page, 'demo');
  await page.goto('/webapp/apps/file-manager');
  await page.getByRole('button', { name: 'Space: Sample data' }).click();
  await page.getByRole('menuitem', { name: 'New space' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`Depot ${Date.now()}`);
  await page.getByRole('checkbox', { name: /sample/i }).uncheck();
  await page.getByRole('button', { name: 'Create space' }).click();
  await page
    .getByLabel('Upload', { exact: true })
    .setInputFiles({ name: 'Tram bell.bin', mimeType: 'application/octet-stream', buffer: bytes });
  await expect.poll(() => offsets).toEqual(['0', '4000000']);

  isLeft = true;
  await page.reload();
  await expect(page.getByText('Uploads finished')).toBeVisible();
  expect(offsets).toEqual(['0', '4000000', '4000000']);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'More for Tram bell.bin' }).click();
  await page.getByRole('menuitem', { name: 'Download' }).click();
  expect(Buffer.compare(await readFile(await (await download).path()), bytes)).toBe(0);
});

test('folders with long names, one in the other, fit a phone, also where a file is moved', async ({
  page,
}) => {
  const names = Array.from(
    { length: 9 },
    (_, at) => `Register of the stalls and their permits, part ${at + 1}`,
  );
  const folder = await mkdtemp(join(tmpdir(), 'plaza-deep-'));
  const deepest = join(folder, ...names);
  await mkdir(deepest, { recursive: true });
  await writeFile(join(deepest, 'Lamp.txt'), 'On.');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/webapp/apps/file-manager');
  await page.locator('input[webkitdirectory]').setInputFiles(folder);
  await expect(page.getByText('Uploads finished')).toBeVisible();
  for (const name of [basename(folder), ...names])
    await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByRole('button', { name: 'Lamp.txt', exact: true })).toBeVisible();
  const path = page.getByRole('navigation', { name: 'Folder path' });
  expect((await path.boundingBox())?.height).toBeLessThan(300);
  const outside = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await outside()).toBe(0);
  await page.getByRole('button', { name: 'Folders' }).click();
  const folders = page.getByRole('dialog').getByRole('navigation', { name: 'Folders' });
  await expect(folders.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 1000 });
  const tree = page.getByRole('navigation', { name: 'Folders' });
  await expect(tree.locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
  await page.setViewportSize({ width: 360, height: 740 });

  await page.getByRole('button', { name: 'More for Lamp.txt' }).click();
  await page.getByRole('menuitem', { name: 'Move', exact: true }).click();
  const line = page.getByRole('dialog').getByText(names[8] ?? '');
  await line.scrollIntoViewIfNeeded();
  await expect(line).toBeInViewport({ ratio: 0.9 });
});

test('the stars of a file are one line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/webapp/apps/file-manager');
  await page.getByRole('button', { name: 'More for Welcome to the square.pdf' }).click();
  await page.getByRole('menuitem', { name: 'Details' }).click();
  const stars = page.getByRole('dialog').getByRole('group', { name: /^Rating/ });
  await expect(stars).toBeVisible();
  expect((await stars.boundingBox())?.height).toBeLessThan(60);
});
