import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { configureApi } from '@/lib/api';
import { fillGap, readFrom, showNew } from '@/queries/feed';
import { findLeftOff, keyFrom } from '@/queries/place';
import { LIST, listedRows, type PostListData } from '@/queries/post-list';
import { feedOf, somePost } from '../support/posts';
import { stubService } from '../support/service';

/** Posts 1 to `newest`, one a minute; a page holds three. */
const at = (number: number) => new Date(Date.UTC(2026, 10, 19, 8, number)).toISOString();
const pageFrom = (newest: number) => {
  const numbers = [newest, newest - 1, newest - 2].filter((number) => number > 0);
  const posts = numbers.map((number) => somePost({ createdAt: at(number) }, number));
  return feedOf(posts, newest > 3 ? `before-${newest - 2}` : null);
};

function square(newest: number) {
  configureApi({ baseUrl: '/api/v1', token: () => Promise.resolve('token') });
  const now = { newest };
  stubService({
    'GET /feed': ({ query }) => {
      const cursor = query.get('cursor');
      const from = query.get('from');
      if (cursor) return pageFrom(Number(cursor.slice('before-'.length)) - 1);
      return pageFrom(from ? new Date(from).getUTCMinutes() : now.newest);
    },
    'GET /feed/place': () => ({ place: { postId: somePost({}, 2).id, at: at(2), savedAt: at(2) } }),
  });
  const client = new QueryClient();
  const rows = () => listedRows(client.getQueryData<PostListData>([LIST, 'feed', 'following']));
  return {
    client,
    now,
    rows,
    /** The numbers of the posts from the top, and a dash where some are missing. */
    numbers: () => rows().map((row) => (row.gap ? '-' : Number(row.postId.slice(-4)))),
  };
}

describe('a feed after a long absence', () => {
  it('has a gap where posts are missing, which closes once it is filled', async () => {
    const { client, now, numbers, rows } = square(4);
    await showNew(client, 'following');
    expect(numbers()).toEqual([4, 3, 2]);
    now.newest = 5;
    await showNew(client, 'following');
    expect(numbers()).toEqual([5, 4, 3, 2]);
    now.newest = 14;
    await showNew(client, 'following');
    expect(numbers()).toEqual([14, 13, 12, '-', 5, 4, 3, 2]);
    const fill = () => fillGap(client, 'following', rows().find((row) => row.gap)?.key ?? '');
    await fill();
    expect(numbers()).toEqual([14, 13, 12, 11, 10, 9, '-', 5, 4, 3, 2]);
    await fill();
    await fill();
    expect(numbers()).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  });

  it('finds the place another device left, and reads from there below a gap', async () => {
    const { client, numbers } = square(20);
    await showNew(client, 'following');
    const left = await findLeftOff(client, 'following');
    expect(left).toEqual({ from: at(2) });
    await readFrom(client, at(2));
    expect(numbers()).toEqual([20, 19, 18, '-', 2, 1]);
    expect(keyFrom(client, 'following', at(2))).toBe(somePost({}, 2).id);
  });

  it('leads nowhere when the place is near the top', async () => {
    const { client } = square(3);
    await showNew(client, 'following');
    expect(await findLeftOff(client, 'following')).toBeNull();
  });
});
