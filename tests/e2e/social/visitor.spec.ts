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
