import { expect, type Page } from '@playwright/test';

/** Records dialogs as executed code instead of letting them block the test. */
export const countDialogsAsRun = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const ran = (): null => {
      Object.assign(window, { __ran: 'dialog' });
      return null;
    };
    Object.assign(window, { alert: ran, confirm: ran, prompt: ran });
  });

/** No code ran, and no element carries a handler or script address. */
export async function expectNothingRan(page: Page): Promise<void> {
  const found = await page.evaluate(() => {
    const active = [...document.querySelectorAll('*')].filter((element) =>
      [...element.attributes].some(
        ({ name, value }) =>
          name.startsWith('on') ||
          name === 'srcdoc' ||
          // Browsers strip leading control characters and white space from addresses.
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

/** Expects every text verbatim, apart from white space, as text, alt or field value. Scrolls through virtual lists. */
export async function expectShownAsText(page: Page, texts: readonly string[]): Promise<void> {
  const missing = new Set(texts);
  const findMissing = async (): Promise<string[]> => {
    const seen = await page.evaluate(
      (texts) => {
        const stripSpace = (text: string): string => text.replaceAll(/\s/g, '');
        const fields = [
          ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
        ];
        const shown = stripSpace(
          [
            document.body.innerText,
            ...[...document.images].map(({ alt }) => alt),
            ...fields.map(({ value }) => value),
          ].join(' '),
        );
        window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
        return texts.filter((text) => shown.includes(stripSpace(text)));
      },
      [...missing],
    );
    for (const text of seen) missing.delete(text);
    return [...missing];
  };
  await expect.poll(findMissing, { timeout: 60_000, intervals: [50] }).toEqual([]);
}
