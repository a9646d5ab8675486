import type { Page } from '@playwright/test';
import { startWithSettings } from '../../support/browser/change-settings';
import { expect, test } from '../../support/browser/fixtures';

/** Chosen options and placeholders of the page that are wider than their field. */
const cutWords = (): string[] => {
  const pen = document.createElement('canvas').getContext('2d');
  return [
    ...document.querySelectorAll<HTMLSelectElement | HTMLInputElement>('main :is(select, [type=search])'),
  ]
    .filter((field) => field.checkVisibility())
    .flatMap((field) => {
      const style = getComputedStyle(field);
      const room =
        field.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
      const words =
        field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
      if (pen) pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const width = pen?.measureText(words).width ?? Number.POSITIVE_INFINITY;
      return width > room + 1 ? [`${words}: ${width} in ${room}`] : [];
    });
};

const openNarrow = async (page: Page, path: string) => {
  await startWithSettings(page, { version: 1, language: 'de' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/webapp${path}`);
  await expect(page.getByRole('searchbox').first()).toBeVisible();
};

for (const path of ['/users/contacts', '/apps/Projects', '/invoices', '/wallet'])
  test(`the German filters of ${path} show their words whole on a phone`, async ({ page }) => {
    await openNarrow(page, path);
    expect(await page.evaluate(cutWords)).toEqual([]);
  });

test('the German filters of files show what is chosen whole on a phone', async ({ page }) => {
  await openNarrow(page, '/apps/file-manager');
  expect(await page.evaluate(cutWords)).toEqual([]);
  for (const [name, option] of [
    ['Bewertung', 'Ab 4 Sternen'],
    ['Sortieren', 'Nach Bewertung'],
  ] as const) {
    await page.getByRole('combobox', { name, exact: true }).selectOption(option);
    await expect.poll(() => page.evaluate(cutWords)).toEqual([]);
  }
});
