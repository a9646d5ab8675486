import { expect, test } from 'vitest';
import { likePost } from '@contract/post/post-interaction';
import { getThread } from '@contract/post/thread';
import { createPool } from '@server/db/pool';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

/** Replies to one post. The full size is 100,000: PLAZA_REPLIES=100000. */
const REPLIES = Number(process.env['PLAZA_REPLIES'] ?? 1500);

async function fillThread(count: number): Promise<string> {
  const root = await api.write('ines', 'A question to everyone');
  const { id: author } = await api.me('ada');
  // Ids in the order of n, like UUIDv7. Every seventh reply answers another one, and likes repeat.
  const setup = createPool(api.pool.options.connectionString ?? '', {
    statement_timeout: 0,
    query_timeout: 0,
  });
  await setup.query(
    `INSERT INTO posts (id, author_id, text, reply_to, root_id, like_count, created_at)
     SELECT ('01980000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, $2, 'Reply ' || n,
       CASE WHEN n % 7 = 0 THEN ('01980000-0000-7000-8000-' || lpad(to_hex(n - 3), 12, '0'))::uuid ELSE $1::uuid END,
       $1, CASE WHEN n = $3 - 1 THEN 999 WHEN n % 3 = 0 THEN n % 50 ELSE 0 END, now() - interval '1 hour'
     FROM generate_series(1, $3::int) AS n`,
    [root.id, author, count],
  );
  await setup.query('ANALYZE posts; ANALYZE reply_ranks');
  await setup.end();
  return root.id;
}

async function readWhole(postId: string, sort: string, limit: number) {
  const replies: { id: string; parent: string | undefined; likes: number }[] = [];
  let cursor: string | undefined;
  do {
    const page = await api.call('ines', getThread, { params: { postId }, query: { sort, limit, cursor } });
    expect(page.replies.length).toBeLessThanOrEqual(limit);
    expect(page.ancestors).toEqual([]);
    replies.push(
      ...page.replies.map((post) => ({ id: post.id, parent: post.replyTo?.id, likes: post.counts.likes })),
    );
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return replies;
}

test('pages through every reply once in each order', { timeout: 600_000 }, async () => {
  const root = await fillThread(REPLIES);
  for (const sort of ['oldest', 'newest', 'liked']) {
    const whole = await readWhole(root, sort, REPLIES > 10_000 ? 500 : 97);
    expect(new Set(whole.map(({ id }) => id)).size, sort).toBe(REPLIES);
    expect(whole.length, sort).toBe(REPLIES);
    // Each reply follows its parent.
    const seen = new Set([root]);
    for (const { id, parent } of whole) {
      expect(seen.has(parent ?? '')).toBe(true);
      seen.add(id);
    }
    const top = whole.filter(({ parent }) => parent === root);
    const sorted = top.toSorted((a, b) => {
      const byId = a.id < b.id ? -1 : 1;
      return sort === 'liked' ? b.likes - a.likes || byId : sort === 'newest' ? -byId : byId;
    });
    expect(top, sort).toEqual(sorted);
    expect(Math.max(...top.map(({ likes }) => likes))).toBe(999);
  }
  const started = performance.now();
  await api.call('ines', getThread, { params: { postId: root }, query: { sort: 'liked', limit: 100 } });
  if (REPLIES > 10_000)
    console.log(`First page of ${REPLIES}: ${Math.round(performance.now() - started)} ms`);
});

test('moves replies up to the nearest readable ancestor across pages', async () => {
  const root = await api.write('ines', 'Root');
  const hidden = await api.write('ada', { text: 'Deleted later', replyTo: root.id });
  const below: string[] = [];
  for (let n = 0; n < 5; n += 1)
    below.push((await api.write('rui', { text: `Below ${n}`, replyTo: hidden.id })).id);
  await api.pool.query('UPDATE posts SET deleted_at = now() WHERE id = $1', [hidden.id]);
  const whole = await readWhole(root.id, 'oldest', 2);
  expect(whole.map(({ id, parent }) => ({ id, parent }))).toEqual(
    below.map((id) => ({ id, parent: root.id })),
  );
});

test('follows a chain of replies deeper than one page', async () => {
  const root = await api.write('ines', 'Chain');
  let replyTo = root.id;
  const chain: string[] = [];
  for (let n = 0; n < 70; n += 1) {
    replyTo = (await api.write('ada', { text: `Link ${n}`, replyTo })).id;
    chain.push(replyTo);
  }
  const last = await api.write('ada', { text: 'After the chain', replyTo: root.id });
  const whole = await readWhole(root.id, 'oldest', 64);
  expect(whole.map(({ id }) => id)).toEqual([...chain, last.id]);
});

test('orders by likes that were given a moment ago', async () => {
  const root = await api.write('ines', 'Who is liked?');
  const first = await api.write('ada', { text: 'First', replyTo: root.id });
  const second = await api.write('ada', { text: 'Second', replyTo: root.id });
  await api.call('rui', likePost, { params: { postId: second.id } });
  expect((await readWhole(root.id, 'liked', 1)).map(({ id }) => id)).toEqual([second.id, first.id]);
});

test('answers older clients, which ask for no page, with up to 500 replies', async () => {
  const { id } = (
    await api.call('ines', getThread, {
      params: { postId: (await api.write('ines', 'Old')).id },
    })
  ).post;
  const thread = await api.call('ines', getThread, { params: { postId: id } });
  expect(thread).toMatchObject({ replies: [], nextCursor: null });
});

test('logs no errors', () => expect(api.faults).toEqual([]));
