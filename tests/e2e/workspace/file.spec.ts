import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect, test } from '../../support/browser/fixtures';

test('uploaded bytes are the same after a reload in a second tab', async ({ page, context }) => {
  const bytes = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7919) % 251));
  const hash = createHash('sha256').update(bytes).digest('hex');
  await page.goto('/webapp/apps/file-manager');
  await page
    .getByLabel('Upload')
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
