import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/browser/fixtures';
import { everyPayload, packPayloads, selectedPayloads } from './payloads';
import { type SeededPages, seedPayloads } from './seed-payloads';
import { expectNothingRan, expectShownAsText, countDialogsAsRun } from './expect-inert';
import { readStorage } from '../support/browser/read-storage';

test.slow();
test.beforeEach(({ page }) => countDialogsAsRun(page));

test('there are at least 200 distinct payloads', () => {
  expect(new Set(everyPayload).size).toBe(everyPayload.length);
  expect(everyPayload.length).toBeGreaterThanOrEqual(200);
});

// The policy is off: these tests show that no payload becomes markup at all.
test.describe('without the content security policy', () => {
  test.use({ bypassCSP: true });
  let square: SeededPages;
  test.beforeAll(async ({ playwright }, { project }) => {
    test.setTimeout(180_000);
    const { baseURL = '' } = project.use;
    const request = await playwright.request.newContext({ baseURL });
    square = await seedPayloads(request, baseURL);
    await request.dispose();
  });

  test('shows posts, warnings, polls and descriptions as text', async ({ page, signIn }) => {
    await signIn(page, 'demo');
    const { handle, texts, warnings, choices, alts } = square;
    for (const path of [`/u/${handle}`, '/?tab=following']) {
      await page.goto(`/webapp${path}`);
      await expectShownAsText(page, [...choices, ...warnings, ...texts, ...alts]);
      await expectNothingRan(page);
    }
  });

  test('shows names as text', async ({ page, signIn }) => {
    await signIn(page, 'demo');
    await page.goto(`/webapp/post/${square.thread}`);
    await expectShownAsText(page, square.names);
    await expectNothingRan(page);
  });

  test('shows bios as text', async ({ page, signIn }) => {
    await signIn(page, 'demo');
    for (const { handle, bio } of square.bios) {
      await page.goto(`/webapp/u/${handle}`);
      if (bio.split('\n').length > 12)
        await page
          .getByRole('button', { name: /^Show all/ })
          .first()
          .click();
      await expectShownAsText(page, [bio]);
      await expectNothingRan(page);
    }
  });

  test('shows searches as text', async ({ page, signIn }) => {
    await signIn(page, 'demo');
    await page.goto('/webapp/explore');
    const field = page.getByRole('searchbox', { name: 'Search posts and people' });
    for (const words of packPayloads(200, ' ')) {
      await field.fill(words);
      await field.press('Enter');
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === words);
      await expect(page.getByRole('region', { name: 'Posts', exact: true })).toBeVisible();
      // The address changes before the page does.
      await expect.poll(() => lastSearch(page)).toBe(words);
      await expectShownAsText(page, [words]);
      await expectNothingRan(page);
    }
    await page.goto('/webapp/explore');
    await expectShownAsText(page, packPayloads(200, ' ').slice(-1));
    await expectNothingRan(page);
  });

  test('shows chat messages as text', async ({ page }) => {
    await page.goto('/webapp/apps/chat?chat=3');
    const field = page.getByRole('textbox', { name: 'Message', exact: true });
    for (const text of packPayloads(500)) {
      await field.fill(text);
      await field.press('Enter');
      await expect(field).toHaveValue('');
    }
    await expectShownAsText(page, packPayloads(500).slice(-1));
    const lastMessage = JSON.stringify(packPayloads(500).at(-1)).slice(1, -1);
    await expect.poll(() => readStorage(page, 'plaza-sample')).toContain(lastMessage);
    await page.reload();
    await expectShownAsText(page, packPayloads(500));
    await expectNothingRan(page);
  });

  test('shows file names as text', async ({ page }) => {
    await page.goto('/webapp/apps/file-manager');
    await page.getByLabel('Upload', { exact: true }).setInputFiles(
      selectedPayloads.map((name) => ({
        name,
        mimeType: 'text/html',
        buffer: Buffer.from('<script>__ran=1'),
      })),
    );
    await expect(page.getByText('Uploads finished')).toBeVisible({ timeout: 60_000 });
    await page.reload();
    await expectShownAsText(page, selectedPayloads);
    await expectNothingRan(page);
  });

  test('shows invoices as text', async ({ page }) => {
    const lines = packPayloads(120, ' ');
    for (let from = 0; from < lines.length; from += 40) {
      const notes = packPayloads(400, ' ')[from / 40] ?? '';
      await writeInvoice(page, lines.slice(from, from + 40), notes);
      await expectShownAsText(page, [...lines.slice(from, from + 40), notes]);
      await expectNothingRan(page);
    }
  });
});

const lastSearch = (page: Page): Promise<string | null> =>
  page.getByRole('navigation', { name: 'Recent searches' }).getByRole('link').first().textContent();

async function writeInvoice(page: Page, lines: readonly string[], notes: string): Promise<void> {
  await page.goto('/webapp/invoices/create-invoice');
  await page.getByLabel('Bill to').selectOption({ label: 'Kofi Mensah' });
  for (const [at, line] of lines.entries()) {
    if (at > 0) await page.getByRole('button', { name: 'Add a line' }).click();
    const row = page.getByRole('listitem', { name: `Line ${at + 1}`, exact: true });
    await row.getByRole('combobox', { name: 'Item' }).fill(line);
    await row.getByRole('textbox', { name: 'Price' }).fill('1');
  }
  await page.getByLabel('Notes').fill(notes);
  await page.getByRole('button', { name: 'Save invoice' }).click();
  await expect(page.getByRole('article', { name: /^Invoice #/ })).toBeVisible();
}

const paste = (field: Locator, type: 'text/plain' | 'text/html', texts: readonly string[]): Promise<void> =>
  field.evaluate(
    (element, { type, texts }) => {
      for (const text of texts) {
        const clipboardData = new DataTransfer();
        clipboardData.setData(type, text);
        element.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
        );
      }
    },
    { type, texts },
  );

test('an editor keeps pasted text as text and sanitizes pasted markup', async ({ page, expectConsole }) => {
  // Chromium reports handlers that the sanitizer parsed and removed.
  expectConsole(/script-src|frame-src|inline event handler|Content Security Policy/i);
  await page.goto('/webapp/forms/editors');
  const card = page.getByRole('article', { name: /^Output/ });
  const field = card.getByRole('textbox', { name: 'Announcement' });
  await field.click();
  await paste(field, 'text/plain', selectedPayloads);
  await expectShownAsText(page, selectedPayloads);
  await expectNothingRan(page);
  await field.press('Control+a');
  await field.press('Delete');
  await paste(field, 'text/html', selectedPayloads);
  await expectNothingRan(page);
});
