import type { Page } from '@playwright/test';
import { PDFDocument, StandardFonts } from 'pdf-lib';
import { expect, test } from '../../support/browser/fixtures';
import { lockedPdf } from '../../support/pdf/locked-pdf';

async function longPdf(pages: number): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (let at = 1; at <= pages; at += 1)
    pdf.addPage([595, 842]).drawText(`Lamp ${at}.`, { x: 60, y: 700, size: 40, font });
  return Buffer.from(await pdf.save());
}

/** Of the pages that are drawn. */
const darkPixels = (page: Page): Promise<number[]> =>
  page.locator('.pdf-page canvas').evaluateAll((drawn) =>
    drawn.map((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0;
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      return [...pixels].filter((value, at) => at % 4 === 0 && value < 100).length;
    }),
  );

test('a PDF is drawn page by page, with its text, by keyboard, and behind its password', async ({ page }) => {
  await page.goto('/webapp/apps/file-manager');
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/pdf', buffer });
  await page
    .getByLabel('Upload', { exact: true })
    .setInputFiles([
      file('Lamps.pdf', await longPdf(30)),
      file('Locked.pdf', lockedPdf('Behind the lock', 'lantern')),
      file('Torn.pdf', Buffer.from('%PDF-1.4 and nothing more')),
    ]);
  await expect(page.getByText('Uploads finished')).toBeVisible();

  await page.getByRole('button', { name: 'Lamps.pdf', exact: true }).press('Enter');
  const lamps = page.getByRole('dialog', { name: 'Lamps.pdf' });
  const number = lamps.getByRole('textbox', { name: 'Page, of 30' });
  await expect(lamps.getByRole('region', { name: 'Page 1 of 30' })).toContainText('Lamp 1.');
  await expect.poll(() => darkPixels(page)).toContainEqual(expect.any(Number));
  for (const dark of await darkPixels(page)) expect(dark).toBeGreaterThan(200);
  await lamps.getByRole('region', { name: 'Pages of Lamps.pdf' }).press('ArrowRight');
  await expect(number).toHaveValue('2');
  await expect(lamps.getByRole('region', { name: 'Page 2 of 30' })).toBeInViewport();
  await page.keyboard.press('0');
  const before = await lamps.getByLabel('Zoom', { exact: true }).textContent();
  await page.keyboard.press('-');
  await expect(lamps.getByLabel('Zoom', { exact: true })).not.toHaveText(before ?? '');
  await number.fill('30');
  await number.press('Enter');
  await expect(lamps.getByRole('region', { name: 'Page 30 of 30' })).toContainText('Lamp 30.');
  await expect.poll(() => page.locator('.pdf-page canvas').count()).toBeLessThan(8);
  await page.keyboard.press('Escape');
  await expect(lamps).toBeHidden();

  await page.getByRole('button', { name: 'Locked.pdf', exact: true }).click();
  const locked = page.getByRole('dialog', { name: 'Locked.pdf' });
  const password = locked.getByLabel('Password of the document');
  await password.fill('candle');
  await password.press('Enter');
  await expect(locked.getByRole('alert')).toHaveText('This password does not open the document.');
  await password.fill('lantern');
  await password.press('Enter');
  await expect(locked.getByRole('region', { name: 'Page 1 of 1' })).toContainText('Behind the lock');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Torn.pdf', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Torn.pdf' }).getByRole('alert')).toContainText(
    'The file is damaged, or is no PDF.',
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Insurance.pdf', exact: true }).click();
  const sample = page.getByRole('dialog', { name: 'Insurance.pdf' });
  await expect(sample.getByRole('region', { name: 'Page 1 of 1' })).toContainText('Insurance');
});
