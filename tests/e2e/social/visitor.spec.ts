import * as z from 'zod/mini';
import { readPublicSquare } from '@contract/public';
import { pageHeading, submitSignIn } from '../../support/browser/auth-actions';
import { expect, test } from '../../support/browser/fixtures';

test('a visitor reads a post, signs in to like it and is back at the post', async ({ page, request }) => {
  const square = await (await request.get('/api/v1/public/square')).json();
  // The newest ones may be other tests' own, which they delete.
  const post = z.parse(readPublicSquare.response, square).items.at(-1);
  if (!post) throw new Error('The square is empty');
  const address = `/webapp/post/${post.id}`;
  await page.goto(address);
  await expect(pageHeading(page, `Post by ${post.author.name}`)).toBeVisible();
  await page.locator(`[data-post="${post.id}"]`).getByRole('button', { name: /^Like/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Sign in' }).click();
  await submitSignIn(page, 'demo@plaza.test', 'plaza-demo');
  await page.waitForURL(`**${address}#${post.id}`);
  await expect(page.getByRole('textbox', { name: 'Post your reply' })).toBeVisible();
});

test('the splash stays until a visitor’s page is drawn', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/VisitorShell[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => {
    let hadSplash = false;
    new MutationObserver(() => {
      const splash = document.querySelector('#splash');
      hadSplash ||= splash !== null;
      if (hadSplash && !splash && !document.querySelector('h1'))
        document.documentElement.dataset['empty'] = '';
    }).observe(document, { childList: true, subtree: true });
  });
  const asked = page.waitForRequest(/\/VisitorShell[^/]*\.js$/);
  await page.goto('/webapp/u/ada');
  await asked;
  release();
  await expect(pageHeading(page, 'Ada Lindqvist')).toBeVisible();
  await expect(page.locator('#splash')).toHaveCount(0);
  await expect(page.locator('html'), 'never an empty page').not.toHaveAttribute('data-empty');
});
