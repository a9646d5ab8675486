import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deletePost, getPost } from '@contract/post';
import { refusalOf, startApi } from '../support/api';

const api = startApi();

test('an image is served for ever the same, until its post is gone', async () => {
  const me = await api.me('ines');
  const post = await api.write('ines', 'With a picture');
  const id = randomUUID();
  await api.pool.query(
    `INSERT INTO media (id, owner_id, content_type, width, height, created_at) VALUES ($1, $2, 'image/webp', 4, 3, now())`,
    [id, me.id],
  );
  await api.pool.query(`INSERT INTO post_media VALUES ($1, $2, 0)`, [post.id, id]);
  await writeFile(join(api.mediaDir, id), 'not really an image');
  const shown = await api.call('ada', getPost, { params: { postId: post.id } });
  expect(shown.media).toEqual([{ id, url: `/api/v1/media/${id}`, width: 4, height: 3, alt: '' }]);
  const response = await api.request(`/media/${id}`);
  expect(await response.text()).toBe('not really an image');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  const again = await api.request(`/media/${id}`, { headers: { 'if-none-match': `"${id}"` } });
  expect(again.status).toBe(304);
  await api.call('ines', deletePost, { params: { postId: post.id } });
  expect((await refusalOf(await api.request(`/media/${id}`))).code).toBe('not-found');
});

test.each([randomUUID(), '..%2f..%2fetc%2fpasswd', '%5c..%5c', 'x', '..'])('%s is nothing', async (id) => {
  expect((await refusalOf(await api.request(`/media/${id}`))).status).toBe(404);
});
