import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { startWithSettings } from '../../support/browser/change-settings';
import { expect, navigate, test } from '../../support/browser/fixtures';
import { changeSettings } from '../../support/browser/change-settings';
import { readWords } from '../../support/browser/read-words';
import { visitedRoutes } from '../../support/browser/visited-routes';
import { waitForCards } from '../../support/browser/wait';

/** Pages that end the session or leave the app; developer tools are English. */
const LEFT_OUT = /^\/(?:auth\/(?:logout|lock-screen)|devtools)/;
const SIGNED_OUT = /^\/auth\//;
const routes = visitedRoutes().filter(({ path: address }) => !LEFT_OUT.test(address));

const stringsOf = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(stringsOf) : [];
};

/** What members write, and the sample data: content in any language. */
const content = new Set(
  readdirSync('src/data', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      Array.from(
        readFileSync(path.join('src/data', file), 'utf8').matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`/g),
        ([, single, double, template]) => single ?? double ?? template ?? '',
      ),
    ),
);

/** Dates are in the date language. */
const SAME =
  /^(?:Plaza|SVG|Aa|[@#]\p{L}+|\d+ \p{L}+ \d{4}.*|\p{L}+ \d{4}|\p{L}+day \d+ \p{L}+|(?:day|month|year),|.+\.\p{L}{3})$/u;
/** Counts, handles and commas stand beside names; a name may end with a number. */
function isContent(text: string): boolean {
  const withNumber = text.replaceAll(/^\d+\+?|@\p{L}+|,$/gu, '').trim();
  return [text, withNumber, withNumber.replace(/\d+$/, '').trim()].some(
    (name) =>
      SAME.test(name) || content.has(name) || [...content].some((known) => known.startsWith(`${name} `)),
  );
}

async function learnAnswers(page: Page): Promise<void> {
  page.on('response', (response) => {
    if (!response.url().includes('/api/v1/') || !response.headers()['content-type']?.includes('json')) return;
    void response
      .json()
      .then((answer: unknown) => stringsOf(answer).forEach((text) => content.add(text)))
      .catch(() => undefined);
  });
  await startWithSettings(page, { language: 'en-XA' });
}

async function findWords(page: Page): Promise<string[]> {
  const { loose, cut } = await readWords(page);
  return [
    ...loose.filter((text) => !isContent(text)).map((text) => `no message: ${text}`),
    ...cut.map((text) => `cut: ${text}`),
  ];
}

async function walk(page: Page, addresses: readonly { path: string }[]): Promise<void> {
  for (const { path: address } of addresses) {
    await navigate(page, `/webapp${address}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await waitForCards(page);
    for (const direction of ['ltr', 'rtl']) {
      await changeSettings(page, { direction });
      await expect(page.locator('html')).toHaveAttribute('dir', direction);
      // A page may show an answer before this test has read it.
      await expect
        .poll(() => findWords(page), { message: `${address}, ${direction}`, timeout: 15_000 })
        .toEqual([]);
    }
  }
}

test('headings, labels and controls of every page are messages with room for longer ones', async ({
  page,
  signIn,
}) => {
  test.setTimeout(240_000);
  await learnAnswers(page);
  await signIn(page, 'demo');
  await page.goto('/webapp/about');
  await walk(
    page,
    routes.filter(({ path: address }) => !SIGNED_OUT.test(address)),
  );
});

test('the pages of visitors, too', async ({ page }) => {
  await learnAnswers(page);
  await page.goto('/webapp/auth/login');
  await walk(
    page,
    routes.filter(({ path: address }) => SIGNED_OUT.test(address)),
  );
});
