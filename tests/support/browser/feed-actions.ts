import { expect, type Locator, type Page } from '@playwright/test';

/** The field of the composer on the feed. */
export const composerField = (page: Page): Locator => page.getByLabel('What is happening on your square');

/** Goes to the feed and waits for its first post. */
export async function openFeed(page: Page, path = '/webapp/'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Writes a post on the feed and waits until it stands on top. */
export async function writePost(page: Page, text: string): Promise<void> {
  await composerField(page).fill(text);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('article').first()).toContainText(text);
}

/** The post under the bar and where its upper edge stands, in pixels of the window. */
export const readScrollAnchor = (page: Page): Promise<{ post: string; top: number } | null> =>
  page.evaluate(() => {
    for (const article of document.querySelectorAll<HTMLElement>('article[data-post]')) {
      const { top, bottom, height } = article.getBoundingClientRect();
      if (height > 0 && bottom > 84) return { post: article.dataset['post'] ?? '', top };
    }
    return null;
  });
