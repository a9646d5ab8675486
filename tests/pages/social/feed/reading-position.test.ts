import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { putReadingPosition } from '@contract/reading-position';
import { follow } from '@contract/profile';
import { configureApi } from '@/lib/api/client';
import { fillGap, showNewPosts } from '@/queries/social/feed/feed-pages';
import { findResumeTarget, loadResumeTarget } from '@/queries/social/feed/reading-position';
import { type PostEntry, postKey } from '@/queries/social/post/post';
import { POST_LIST_KEY, flattenRows, type PostListData } from '@/queries/social/post/post-list';
import { fakeAuth, ines } from '../../../support/pages/fake-auth';
import { createMember, createTestService } from '../../../support/pages/test-service';

const amara = createMember('Amara Diallo');
/** Post 1 was written a minute after eight, post 2 a minute later. */
const at = (number: number) => new Date(Date.UTC(2026, 10, 19, 8, number)).toISOString();
/** The numbers from the first down to the last. */
const down = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, index) => first - index);

/** Ines follows Amara, who has written posts 1 to `newest`, one a minute; a page of the service holds twenty. */
async function square(newest: number) {
  const { me, call, query } = await createTestService();
  configureApi({ baseUrl: '/api/v1', getToken: fakeAuth().getToken });
  const { id: authorId } = await me(amara);
  await call(ines, follow, { params: { handle: amara.handle } });
  const writeTo = async (last: number, from = 1) => {
    await query(
      `INSERT INTO posts (id, author_id, text, created_at)
       SELECT gen_random_uuid(), '${authorId}', n::text, timestamptz '${at(0)}' + n * interval '1 minute'
       FROM generate_series(${from}, ${last}) n`,
    );
  };
  await writeTo(newest);
  const client = new QueryClient();
  const rows = () => flattenRows(client.getQueryData<PostListData>([POST_LIST_KEY, 'feed', 'following']));
  const numberOf = (postId: string) =>
    Number(client.getQueryData<PostEntry>(postKey(postId))?.confirmed?.text ?? 'NaN');
  return {
    client,
    rows,
    writeTo,
    /** The numbers of the posts from the top, and a dash where some are missing. */
    numbers: () => rows().map((row) => (row.gap ? '-' : numberOf(row.postId))),
    /** Another device stops reading at this post. */
    leave: async (number: number) => {
      const found = await query(`SELECT id FROM posts WHERE text = '${number}'`);
      const [{ id: postId }] = found as [{ id: string }];
      await call(ines, putReadingPosition, { body: { list: 'following', postId, at: at(number) } });
      return postId;
    },
  };
}

describe('a feed after a long absence', () => {
  it('has a gap where posts are missing, which closes once it is filled', async () => {
    const { client, writeTo, numbers, rows } = await square(25);
    await showNewPosts(client, 'following');
    expect(numbers()).toEqual(down(25, 6));
    await writeTo(26, 26);
    await showNewPosts(client, 'following');
    expect(numbers()).toEqual(down(26, 6));
    await writeTo(90, 27);
    await showNewPosts(client, 'following');
    expect(numbers()).toEqual([...down(90, 71), '-', ...down(26, 6)]);
    const fill = () => fillGap(client, 'following', rows().find((row) => row.gap)?.key ?? '');
    await fill();
    expect(numbers()).toEqual([...down(90, 51), '-', ...down(26, 6)]);
    await fill();
    await fill();
    expect(numbers()).toEqual(down(90, 6));
  });

  it('finds the place another device left, and reads from there below a gap', async () => {
    const { client, numbers, leave } = await square(60);
    const left = await leave(2);
    await showNewPosts(client, 'following');
    expect(await findResumeTarget(client, 'following')).toEqual({ from: at(2) });
    expect(await loadResumeTarget(client, 'following', { from: at(2) })).toBe(left);
    expect(numbers()).toEqual([...down(60, 41), '-', 2, 1]);
  });

  it('leads nowhere when the place is near the top', async () => {
    const { client, leave } = await square(3);
    await leave(2);
    await showNewPosts(client, 'following');
    expect(await findResumeTarget(client, 'following')).toBeNull();
  });
});
