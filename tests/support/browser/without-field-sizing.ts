import type { Page } from '@playwright/test';

/** Opens a page as a browser without `field-sizing` does. */
export async function openWithoutFieldSizing(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const supports = CSS.supports.bind(CSS);
    CSS.supports = (property: string, value?: string) =>
      property !== 'field-sizing' && (value === undefined ? supports(property) : supports(property, value));
  });
  await page.goto(address);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('textarea { field-sizing: fixed !important; }');
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
}
