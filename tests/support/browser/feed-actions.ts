import { expect, type Locator, type Page } from '@playwright/test';

export const composerField = (page: Page): Locator => page.getByLabel('What’s happening on your square');

export async function openFeed(page: Page, path = '/webapp/'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Writes a post and waits until it is the first one. */
export async function writePost(page: Page, text: string): Promise<void> {
  await composerField(page).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText(text);
}

/** Post below the header and its top edge, in viewport pixels. */
export const readScrollAnchor = (page: Page): Promise<{ post: string; top: number } | null> =>
  page.evaluate(() => {
    for (const article of document.querySelectorAll<HTMLElement>('article[data-post]')) {
      const { top, bottom, height } = article.getBoundingClientRect();
      if (height > 0 && bottom > 84) return { post: article.dataset['post'] ?? '', top };
    }
    return null;
  });
