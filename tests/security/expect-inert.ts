import { expect, type Page } from '@playwright/test';

/** Makes a dialog count as something that ran, and no reason for the test to hang. */
export const countDialogsAsRun = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ran = (): null => {
      Object.assign(window, { __ran: 'dialog' });
      return null;
    };
    Object.assign(window, { alert: ran, confirm: ran, prompt: ran });
  });

/** Nothing ran, and nothing stands in the page that would run at a touch or on another day. */
export async function expectNothingRan(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const active = [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          name === 'srcdoc' ||
          // As a browser reads an address: without control characters and white space at its beginning.
          (/^(?:href|src|action|formaction|data|xlink:href)$/.test(name) &&
            /^[\0-\x20]*(?:javascript|vbscript|data:(?!image\/(?!svg)))/i.test(
              value.replaceAll(/[\t\n\r]/g, ''),
            )),
      ),
    );
    return { ran: '__ran' in window, active: active.map(({ outerHTML }) => outerHTML.slice(0, 200)) };
  });
  expect(found).toEqual({ ran: false, active: [] });
}

/**
 * Every text stands in the page as it was written, white space aside: as words, as description of a picture or in a
 * field. Scrolls down for lists that hold only what is near.
 */
export async function expectShownAsText(page: Page, texts: readonly string[]): Promise<void> {
  const missing = new Set(texts);
  const look = async (): Promise<string[]> => {
    const seen = await page.evaluate(
      (wanted) => {
        const bare = (text: string): string => text.replaceAll(/\s/g, '');
        const fields = [
          ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
        ];
        const shown = bare(
          [
            document.body.innerText,
            ...[...document.images].map(({ alt }) => alt),
            ...fields.map(({ value }) => value),
          ].join(' '),
        );
        window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
        return wanted.filter((text) => shown.includes(bare(text)));
      },
      [...missing],
    );
    for (const text of seen) missing.delete(text);
    return [...missing];
  };
  await expect.poll(look, { timeout: 60_000, intervals: [50] }).toEqual([]);
}
