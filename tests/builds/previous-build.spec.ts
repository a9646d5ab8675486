import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { isEventStream } from '../support/browser/event-stream';
import { expect } from '../support/browser/fixtures';
import { countStoredWrites } from '../support/browser/stored-outbox';
import { composerField, likeButton, postWith, signInAsNewMember, test, tokenOf } from './builds-test';

test.setTimeout(120_000);

const post = async (page: Page, text: string): Promise<void> => {
  await composerField(page).fill(text);
  await composerField(page).press('Control+Enter');
};
/** Resolves once the service has accepted the post. */
async function publish(page: Page, text: string): Promise<void> {
  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/api/v1/posts') && response.request().method() === 'POST',
  );
  await post(page, text);
  expect((await sent).status()).toBe(201);
  await expectNothingUnsent(page);
}
const expectNothingUnsent = (page: Page) => expect.poll(() => countStoredWrites(page)).toBe(0);

test('the previous build signs in, reads, posts, likes and hears live events of this service', async ({
  page,
  builds,
}) => {
  const stream = page.waitForResponse(isEventStream);
  await signInAsNewMember(page, builds.origin);
  expect((await stream).status()).toBe(200);
  const text = `From the build before ${Date.now()}`;
  await publish(page, text);
  await expect(postWith(page, text)).toHaveCount(1);
  const like = likeButton(page, text);
  const liked = page.waitForResponse((response) => response.url().endsWith('/like'));
  await like.click();
  expect((await liked).status()).toBe(200);
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  const id = (await postWith(page, text).getAttribute('data-post')) ?? '';
  const answer = await fetch(`${builds.origin}/api/v1/posts/${id}/like`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${await tokenOf(builds.origin, 'mod@plaza.test')}`,
      'idempotency-key': randomUUID(),
    },
  });
  expect(answer.status).toBe(200);
  await expect(like).toHaveAccessibleName(/2/);
  const notifications = page.getByRole('banner').locator('a[href="/webapp/notifications"]');
  await expect(notifications).toHaveText(/1/);
  await notifications.click();
  await expect(page.getByRole('main').getByRole('listitem')).not.toHaveCount(0);

  await page.goto(`${builds.origin}/webapp/`);
  await expect(likeButton(page, text)).toHaveAttribute('aria-pressed', 'true');
});

test('this build sends what the previous one wrote offline, once', async ({
  page,
  builds,
  expectConsole,
}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  const context = page.context();
  await signInAsNewMember(page, builds.origin);
  // Loads everything that a post needs.
  await publish(page, `Before the tunnel ${Date.now()}`);
  await context.setOffline(true);
  const text = `Written before the update ${Date.now()}`;
  await post(page, text);
  await expect.poll(() => countStoredWrites(page)).toBe(1);
  await page.close({ runBeforeUnload: false });

  builds.serve('current');
  const later = await context.newPage();
  await context.setOffline(false);
  await later.goto(`${builds.origin}/webapp/`);
  await expect(postWith(later, text)).toHaveCount(1);
  await expectNothingUnsent(later);
  await later.reload();
  await expect(postWith(later, text)).toHaveCount(1);
});
