import { decodePDFRawStream, PDFArray, PDFDocument, type PDFPage, PDFRawStream } from 'pdf-lib';
import { startWithSettings } from '../../support/browser/change-settings';
import { expect, test } from '../../support/browser/fixtures';
import { faintTexts, showOnPaper } from '../../support/browser/paper';

/** How Chromium writes rgb(1, 2, 3). */
const MARK = '.0039 .0078 .0118 rg';

function contentOf({ node }: PDFPage): string {
  const content = node.Contents();
  const parts = content instanceof PDFArray ? content.asArray() : [content];
  return parts
    .map((part) => (part instanceof PDFRawStream ? part : node.context.lookup(part)))
    .map((part) => (part instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(part).decode()) : ''))
    .join('\n');
}

test('a list in the dark theme prints dark on white, over several pages with one total', async ({ page }) => {
  await startWithSettings(page, { version: 1, theme: 'dark' });
  await page.goto('/webapp/invoices?size=50');
  const total = page.locator('tfoot').getByText(/^Total/);
  // The first page of a worker may load slowly.
  await expect(total).toBeVisible({ timeout: 20_000 });
  await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
  await showOnPaper(page);
  expect(await faintTexts(page.locator('main :is(h1, p, th, td, td a, td span)'))).toEqual([]);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('light');

  // The paper: A4 without its margins.
  await page.setViewportSize({ width: 800, height: 1100 });
  const paper = await page.getByRole('main').evaluate((main) => {
    document.body.style.width = '182mm';
    return main.getBoundingClientRect().right;
  });
  const amount = page.getByRole('columnheader', { name: /^Still due/ });
  const edge = await amount.boundingBox();
  expect((edge?.x ?? 0) + (edge?.width ?? Infinity), 'the last column is on the paper').toBeLessThan(paper);

  await total.evaluate((cell) => cell.style.setProperty('color', 'rgb(1, 2, 3)', 'important'));
  const pdf = await PDFDocument.load(await page.pdf({ width: '210mm', height: '148mm' }));
  const pages = pdf.getPages().map(contentOf);
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.map((content) => content.includes(MARK)).filter(Boolean)).toHaveLength(1);
});
