import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { saveReadingPosition } from '@/lib/storage/reading-position';
import { renderApp } from '../../../support/pages/render-app';
import { ines } from '../../../support/pages/fake-auth';
import { injectFault } from '../../../support/pages/service-bridge';
import { createTestService } from '../../../support/pages/test-service';

// Alone in its file: it is about a page that has shown no list yet.
it('the feed waits for what stands below the place it was left at, which could not be taken otherwise', async () => {
  const { me, query } = await createTestService();
  const { id } = await me(ines);
  await query(
    `INSERT INTO posts (id, author_id, text, created_at)
       SELECT gen_random_uuid(), '${id}', 'Number ' || n, now() - n * interval '1 minute' FROM generate_series(1, 30) n`,
  );
  const found = await query(`SELECT id FROM posts WHERE text = 'Number 19'`);
  const [{ id: left }] = found as [{ id: string }];
  saveReadingPosition('posts:feed:following', { key: left, offset: 100, index: 18 });
  let answer: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    let pages = 0;
    injectFault('GET /feed', async (pass) => {
      pages += 1;
      if (pages === 2) {
        resolve();
        await new Promise<void>((go) => {
          answer = go;
        });
      }
      return pass();
    });
  });
  await renderApp('/?tab=following');
  await asked;
  expect(screen.queryByRole('feed', { name: 'Following' })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole('feed', { name: 'Following' })).toBeVisible();
  saveReadingPosition('posts:feed:following', null);
});
