import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookmarkPost, likePost, repostPost } from '@contract/post/post-interaction';
import { besideOpenWrite } from '../../../support/service/beside-open-write';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

test.each([
  ['a like', (postId: string) => api.call('ada', likePost, { params: { postId } })],
  ['a repost', (postId: string) => api.call('ada', repostPost, { params: { postId } })],
  ['a bookmark', (postId: string) => api.call('ada', bookmarkPost, { params: { postId } })],
  ['a reply', (replyTo: string) => api.write('ada', { text: 'A reply', replyTo })],
  ['a quote', (quoteOf: string) => api.write('ada', { text: 'A quote', quoteOf })],
] as const)(
  'says that a post is not there to %s while the post is removed with its author',
  async (_, act) => {
    await api.me('ada');
    const { id } = await api.write('ines', 'Soon gone');
    await besideOpenWrite(
      api,
      (tx) => tx.execute(sql`DELETE FROM posts WHERE id = ${id}`),
      () => expect(act(id)).rejects.toThrow('404'),
    );
    expect(api.faults).toEqual([]);
  },
);
