import { expect, test } from 'vitest';
import { createQueryClient } from '@/queries/client';
import { threadOptions } from '@/queries/social/thread/thread';
import { evictUnlistedPosts } from './post-eviction';
import { POST_LIST_KEY } from './post-list';

test('posts leave the cache with the last list or thread that holds them', async () => {
  const client = createQueryClient();
  const stop = evictUnlistedPosts(client);
  const posts = ['feed', 'root', 'parent', 'reply', 'alone'];
  for (const id of posts) client.setQueryData(['post', id], { confirmed: null });
  const remaining = async () => {
    await Promise.resolve();
    return posts.filter((id) => client.getQueryState(['post', id]));
  };
  const rows = [{ key: 'feed', postId: 'feed', repostedBy: null }];
  const list = { pages: [{ rows, nextCursor: null }], pageParams: [null] };
  client.setQueryData([POST_LIST_KEY, 'feed', 'following'], list);
  client.setQueryData([POST_LIST_KEY, 'bookmarks'], list);
  client.setQueryData(threadOptions('root', 'oldest').queryKey, {
    ancestors: ['parent'],
    postId: 'root',
    replies: [{ id: 'reply', replyTo: 'root' }],
  });
  client.removeQueries({ queryKey: [POST_LIST_KEY, 'bookmarks'] });
  expect(await remaining()).toEqual(['feed', 'root', 'parent', 'reply']);
  client.removeQueries({ queryKey: threadOptions('root', 'oldest').queryKey });
  expect(await remaining()).toEqual(['feed']);
  client.removeQueries({ queryKey: [POST_LIST_KEY] });
  expect(await remaining()).toEqual([]);
  stop();
});
