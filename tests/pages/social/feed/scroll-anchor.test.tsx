import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { readFeed } from '@contract/feed/feed';
import { saveReadingPosition } from '@/lib/storage/reading-position';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { injectFault } from '../../../support/pages/service-bridge';
import { createTestService } from '../../../support/pages/test-service';

// First in its file: the virtualizer must not be loaded yet.
it('the feed loads the page below a stored position before rendering', async () => {
  const { me, query } = await createTestService();
  const { id } = await me(ines);
  await query(
    `INSERT INTO posts (id, author_id, text, created_at)
       SELECT gen_random_uuid(), '${id}', 'Number ' || n, now() - n * interval '1 minute' FROM generate_series(1, 30) n`,
  );
  const found = await query(`SELECT id FROM posts WHERE text = 'Number 19'`);
  const [{ id: postId }] = found as [{ id: string }];
  saveReadingPosition('posts:feed:following', { key: postId, offset: 100 });
  let respond: () => void = () => undefined;
  const requested = new Promise<void>((resolve) => {
    let pages = 0;
    injectFault('GET /feed', async (pass) => {
      pages += 1;
      if (pages === 2) {
        resolve();
        await new Promise<void>((release) => {
          respond = release;
        });
      }
      return pass();
    });
  });
  await renderApp('/?tab=following');
  await requested;
  expect(screen.queryByRole('feed', { name: 'Following' })).not.toBeInTheDocument();
  respond();
  expect(await screen.findByRole('feed', { name: 'Following' })).toBeVisible();
  saveReadingPosition('posts:feed:following', null);
});

it('a reload further down asks for the posts around the place only', async () => {
  const { me, call, query: runSql } = await createTestService();
  const { id } = await me(ines);
  await runSql(
    `INSERT INTO posts (id, author_id, text, created_at)
       SELECT gen_random_uuid(), '${id}', 'Number ' || n, now() - n * interval '1 minute' FROM generate_series(1, 90) n`,
  );
  const readPage = (cursor?: string) =>
    call(ines, readFeed, { query: { tab: 'following', ...(cursor ? { cursor } : {}) } });
  const { nextCursor: second } = await readPage();
  const { nextCursor: third } = await readPage(second ?? '');
  const { items } = await readPage(third ?? '');
  const place = { offset: 40, start: { cursor: third, above: [second ?? ''] } };
  saveReadingPosition('posts:feed:following', { key: items[2]?.key ?? '', ...place });
  const asked: (string | null)[] = [];
  const release: (() => void)[] = [];
  injectFault('GET /feed', async (pass, { query }) => {
    asked.push(query.get('cursor'));
    if (asked.length > 1)
      await new Promise<void>((resolve) => {
        release.push(resolve);
      });
    return pass();
  });
  await renderApp('/?tab=following');
  expect(await screen.findByRole('feed', { name: 'Following' })).toBeVisible();
  expect(asked[0]).toBe(third);
  for (const answer of release) answer();
  saveReadingPosition('posts:feed:following', null);
});
