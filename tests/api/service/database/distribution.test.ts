import { NewPost } from '@contract/post/post-write';
import { beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { sql } from 'drizzle-orm';
import { openSql, queryRows, type Sql } from '@server/db/sql';
import { readFollowing } from '@server/repos/feed/following';
import { readForYou } from '@server/repos/feed/for-you';
import { findMember, readMe } from '@server/repos/member/member';
import { createProvision } from '@server/repos/member/provision';
import { openDirect } from '@server/repos/message/conversation';
import { listMessages } from '@server/repos/message/message-list';
import { sendMessage } from '@server/repos/message/message';
import { listNotifications } from '@server/repos/notification/notification';
import type { Caller } from '@server/repos/policies';
import { bookmarkPost, likePost, repostPost } from '@server/repos/post/post-mark';
import { listMemberPosts } from '@server/repos/post/post-list';
import { createPost } from '@server/repos/post/post';
import { readThread } from '@server/repos/post/thread';
import { follow } from '@server/repos/relationship/follow';
import { elsewhere, keyOf, nodesOf, places } from '../../../support/database/distribution';
import { crossingReferences, crossingTriggers } from '../../../support/database/known-crossings';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();

test('says of every table on which node its rows are', async () => {
  const { rows } = await api.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(places).toSorted());
});

const UniqueRow = z.object({ table: z.string(), name: z.string(), columns: z.array(z.string()) });

test('has the key of its table in every unique constraint', async () => {
  const uniques = await queryRows(
    openSql(api.pool),
    UniqueRow,
    sql`SELECT t.relname AS "table", c.relname AS name,
          ARRAY(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = i.indexrelid ORDER BY a.attnum) AS columns
        FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
        WHERE i.indisunique AND t.relnamespace = 'public'::regnamespace ORDER BY 2`,
  );
  const refused = uniques.filter(
    ({ table, columns }) => places[table] !== 'one node' && !columns.includes(keyOf(table) ?? ''),
  );
  expect(refused.map(({ name }) => name)).toEqual([]);
});

test('knows from the first on where a row is', async () => {
  const columns = await queryRows(
    openSql(api.pool),
    z.object({ table: z.string(), column: z.string() }),
    sql`SELECT c.relname AS "table", a.attname AS "column" FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
        WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND a.attnum > 0 AND NOT a.attnotnull
          AND NOT EXISTS (SELECT 1 FROM pg_constraint k WHERE k.conrelid = c.oid AND k.convalidated
            AND pg_get_constraintdef(k.oid) = 'CHECK ((' || a.attname || ' IS NOT NULL))')`,
  );
  expect(columns.filter(({ table, column }) => keyOf(table) === column)).toEqual([]);
});

const ReferenceRow = z.object({
  child: z.string(),
  parent: z.string(),
  columns: z.array(z.string()),
  keys: z.array(z.string()),
});

test('keeps foreign keys on one node, but for the known ones', async () => {
  const references = await queryRows(
    openSql(api.pool),
    ReferenceRow,
    sql`SELECT c.conrelid::regclass::text AS child, c.confrelid::regclass::text AS parent,
          ARRAY(SELECT a.attname::text FROM unnest(c.conkey) WITH ORDINALITY AS k (n, i)
            JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.n ORDER BY k.i) AS columns,
          ARRAY(SELECT a.attname::text FROM unnest(c.confkey) WITH ORDINALITY AS k (n, i)
            JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.n ORDER BY k.i) AS keys
        FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY 2, 1`,
  );
  const crossing: Record<string, string[]> = {};
  for (const { child, parent, columns, keys } of references) {
    const together = columns.some(
      (column, index) => column === keyOf(child) && keys[index] === keyOf(parent),
    );
    const isLocal = places[child] === 'one node' && places[parent] === 'one node';
    if (!together && !isLocal) (crossing[parent] ??= []).push(`${child}.${columns.join('+')}`);
  }
  const found = Object.fromEntries(
    Object.entries(crossing).map(([parent, each]) => [parent, each.toSorted().join(' ')]),
  );
  expect(found).toEqual(crossingReferences);
});

test('keeps triggers on one node, but for the known ones', async () => {
  const triggers = await queryRows(
    openSql(api.pool),
    z.object({ table: z.string(), name: z.string(), text: z.string() }),
    sql`SELECT t.tgrelid::regclass::text AS "table", t.tgname::text AS name, p.prosrc AS text
        FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE NOT t.tgisinternal ORDER BY 1, 2`,
  );
  const crossing = triggers.flatMap(({ table, name, text }) => {
    const tables = elsewhere(table, text).join(' ');
    return tables === '' ? [] : [[`${table}.${name}`, tables]];
  });
  expect(Object.fromEntries(crossing)).toEqual(crossingTriggers);
});

describe('statements of hot operations', () => {
  const recorded: { text: string; params: unknown[] }[] = [];
  const now = new Date();
  const paging = { after: null, encodeCursor: () => '' };
  let db: Sql;
  let ines: Caller;
  let ada: Caller;
  let postId: string;
  let conversationId: string;
  let signIn: (uid: string) => Promise<Caller>;

  beforeAll(async () => {
    db = openSql(api.pool, { onStart: (text, params) => recorded.push({ text, params }) });
    await api.me('ines');
    await api.me('ada');
    postId = (await api.write('ines', { text: 'Hello #pigeons' })).id;
    const provision = createProvision(db, false);
    signIn = (uid) =>
      provision(
        {
          uid,
          email: `${uid}@plaza.example`,
          name: uid,
          hasVerifiedMail: true,
          isAnonymous: false,
          signedInAt: now.getTime(),
          expiresAt: now.getTime() + 1000,
        },
        { browser: null, system: null, network: null },
        now,
      );
    ines = await signIn('ines');
    ada = await signIn('ada');
    conversationId = (await openDirect(db, ada, now, 'ines')).id;
  });

  const page = { paging, limit: 10 };
  /** Each with the number of its statements that join tables of several nodes; the numbers may only become smaller. */
  const operations: Record<string, [number, () => Promise<unknown>]> = {
    'sign-in': [0, () => signIn('ada')],
    'own account': [0, () => readMe(db, ada)],
    profile: [0, () => findMember(db, ada, 'ines')],
    follow: [0, () => follow(db, ada, now, 'ines')],
    'new post': [1, () => createPost(db, ines, now, NewPost.parse({ text: 'Another' }))],
    like: [1, () => likePost(db, ada, now, postId)],
    repost: [1, () => repostPost(db, ada, now, postId)],
    bookmark: [1, () => bookmarkPost(db, ada, now, postId)],
    following: [2, () => readFollowing(db, ada, now, page)],
    'for you': [2, () => readForYou(db, ada, now, page)],
    thread: [3, () => readThread(db, ada, now, { ...page, postId, sort: 'oldest' })],
    'posts of a member': [
      2,
      () => listMemberPosts(db, ada, now, { ...page, memberId: ines.id, tab: 'posts' }),
    ],
    notifications: [2, () => listNotifications(db, ines, now, { ...page, kind: undefined })],
    'new message': [
      2,
      () => sendMessage(db, ada, now, { conversationId, id: crypto.randomUUID(), text: 'Hello' }),
    ],
    messages: [1, () => listMessages(db, ines, now, { conversationId, limit: 10 })],
  };

  test('stay on one node, but for the known number', async () => {
    const found: Record<string, number> = {};
    for (const [name, [, run]] of Object.entries(operations)) {
      recorded.length = 0;
      await run();
      found[name] = recorded.filter(({ text, params }) => nodesOf(text, params).length > 1).length;
    }
    expect(found).toEqual(
      Object.fromEntries(Object.entries(operations).map(([name, [known]]) => [name, known])),
    );
  });
});

test.each([
  ['SELECT 1 FROM likes l JOIN posts p ON p.id = l.post_id WHERE l.member_id = $1', [['likes', 'posts']]],
  ['SELECT 1 FROM posts p JOIN members m ON m.id = p.author_id', [['posts'], ['members']]],
  ['SELECT 1 FROM follows f, trends WHERE f.member_id = $1', [['follows']]],
  ['SELECT 1 FROM follows f JOIN mutes m ON m.member_id = $2 WHERE f.member_id = $1', [['follows', 'mutes']]],
  [
    'SELECT 1 FROM follows f JOIN mutes m ON m.member_id = $3 WHERE f.member_id = $1',
    [['follows'], ['mutes']],
  ],
])('sees the nodes of %s', (text, nodes) => {
  expect(nodesOf(text, ['ada', 'ada', 'ines'])).toEqual(nodes);
});
