import type { Locator } from '@playwright/test';
import { expect, expectAccessible, test } from '../../support/browser/fixtures';

const PAYLOAD = '<img src=x onerror="window.ran = 1"><script>window.ran = 2</script>';

const paste = (field: Locator, kind: 'text/plain' | 'text/html') =>
  field.evaluate(
    (element, [type, text]) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(type, text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [kind, PAYLOAD] as const,
  );

test('typed or pasted markup stays text in an editor, and the output matches the editor', async ({
  page,
  expectConsole,
}) => {
  // Chromium reports the handler that the sanitizer parsed and removed.
  expectConsole(/script-src-attr|script-src 'self'|inline event handler/i);
  await page.goto('/webapp/forms/editors');
  const card = page.getByRole('article', { name: /^Output/ });
  const field = card.getByRole('textbox', { name: 'Announcement' });
  await field.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(PAYLOAD);
  await paste(field, 'text/plain');
  await paste(field, 'text/html');
  await expect(field).toContainText(PAYLOAD + PAYLOAD);
  await expect(field.locator('blockquote')).toBeVisible();
  const shown = (await field.innerHTML()).replaceAll(/<br class="[^"]*">/g, '');
  await expect(card.getByRole('region', { name: 'Output' })).toHaveText(shown);

  await page.getByRole('button', { name: 'Insert as HTML' }).click();
  await expect(page.getByRole('textbox', { name: 'Letter' }).locator('blockquote')).toHaveText('Quoted');
  await page.getByRole('textbox', { name: 'Markdown' }).fill(PAYLOAD);
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText(PAYLOAD);
  expect(await page.evaluate(() => 'ran' in window)).toBe(false);
});

test('editors have no axe violations, with the selection toolbar open', async ({ page }) => {
  await page.goto('/webapp/forms/editors');
  const note = page.getByRole('textbox', { name: 'Note' });
  await note.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Shift+End');
  const tools = page.getByRole('article', { name: /^Bubble/ }).getByRole('toolbar');
  await expect(tools).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(tools.getByRole('button', { name: 'Bold' })).toBeFocused();
  await expectAccessible(page, 'main');
  await page.keyboard.press('Enter');
  await expect(note.locator('strong').first()).toBeVisible();
});
