import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { readFeed } from '@contract/feed/feed';
import type { LiveEvent } from '@contract/live-event';
import { getMe } from '@contract/member/member';
import { listNotifications } from '@contract/notification/notification';
import { getPost } from '@contract/post/post';
import { getMember } from '@contract/member/profile';
import { unblock } from '@contract/member/relationship';
import { getThread } from '@contract/post/thread';
import { createApp } from '@server/app';
import { migrations } from '@server/db/known-migrations';
import { migrate } from '@server/db/migrate';
import { openLocalStore } from '@server/media/open-store';
import { createPool } from '@server/db/pool';
import { silentLog } from '@server/ops/log';
import { callAs } from '../../../support/service/call-as';
import { readEvents } from '../../../support/service/event-reader';
import { noLimits } from '../../../support/service/no-limits';
import { createDatabase } from '../../../support/service/servers/postgres-cluster';
import { createTokens } from '../../../support/service/test-tokens';

/** Ids of the rows that were stored at one migration: `8001` is a database of the first. */
const idsAt = (applied: number) => {
  const id = (last: string): string =>
    `01930000-0000-7000-8${String(applied).padStart(3, '0')}-0000000000${last}`;
  return { ines: id('01'), ada: id('02'), post: id('11'), reply: id('12'), removed: id('13') };
};
const ids = {
  ...idsAt(0),
  bea: '01930000-0000-7000-8000-000000000003',
  teo: '01930000-0000-7000-8000-000000000004',
};

/** Rows that the schema of every migration accepts; `suffix` tells members of different migrations apart. */
const seedRows = (own: ReturnType<typeof idsAt>, suffix = ''): string => `
  INSERT INTO members (id, uid, handle, name, post_count, following_count, follower_count, created_at) VALUES
    ('${own.ines}', 'ines${suffix}', 'ines${suffix}', 'Ines', 1, 0, 1, now()),
    ('${own.ada}', 'ada${suffix}', 'ada${suffix}', 'Ada', 1, 1, 0, now());
  INSERT INTO posts (id, author_id, text, reply_to, root_id, reply_count, like_count, created_at, deleted_at) VALUES
    ('${own.post}', '${own.ines}', 'Written before the upgrade', NULL, NULL, 1, 1, now() - interval '1 minute', NULL),
    ('${own.reply}', '${own.ada}', 'An early reply', '${own.post}', '${own.post}', 0, 0, now(), NULL),
    ('${own.removed}', '${own.ines}', 'Deleted before the upgrade', NULL, NULL, 0, 0, now(), now());
  INSERT INTO follows VALUES ('${own.ada}', '${own.ines}', now());
  INSERT INTO likes VALUES ('${own.ada}', '${own.post}', now());
  INSERT INTO notifications (id, member_id, kind, actor_id, post_id, group_key, at)
    VALUES (gen_random_uuid(), '${own.ines}', 'reply', '${own.ada}', '${own.post}', 'reply', now())`;

/** Before 0076, triggers write the names of members. */
const nameRows = ({ ines, ada }: ReturnType<typeof idsAt>): string => `
  INSERT INTO handles SELECT handle, id FROM members WHERE id IN ('${ines}', '${ada}');
  INSERT INTO accounts SELECT uid, id FROM members WHERE id IN ('${ines}', '${ada}')`;

/** Bea and Teo follow each other although Bea has blocked Teo, as a race left them; both follow Ada. */
const followsBesideBlock = `
  INSERT INTO members (id, uid, handle, name, post_count, following_count, follower_count, created_at) VALUES
    ('${ids.bea}', 'bea', 'bea', 'Bea', 0, 2, 1, now()), ('${ids.teo}', 'teo', 'teo', 'Teo', 0, 2, 1, now());
  UPDATE members SET follower_count = 2 WHERE id = '${ids.ada}';
  INSERT INTO follows VALUES ('${ids.bea}', '${ids.teo}', now()), ('${ids.teo}', '${ids.bea}', now()),
    ('${ids.bea}', '${ids.ada}', now()), ('${ids.teo}', '${ids.ada}', now());
  INSERT INTO blocks VALUES ('${ids.bea}', '${ids.teo}', now());
  INSERT INTO notifications (id, member_id, kind, actor_id, post_id, group_key, at) VALUES
    (gen_random_uuid(), '${ids.bea}', 'follow', '${ids.teo}', NULL, 'follow', now()),
    (gen_random_uuid(), '${ids.ada}', 'follow', '${ids.teo}', NULL, 'follow', now())`;

const insertEvent = (kind: string, subject: string): string =>
  `INSERT INTO events (kind, subject) VALUES ('${kind}', '${subject}')`;

type Finish = (close: () => Promise<void>) => void;

async function openDatabase(onFinish: Finish = onTestFinished): Promise<Pool> {
  const database = await createDatabase(inject('postgresUrl'), 'template1');
  const pool = createPool(database.url);
  onFinish(async () => {
    await pool.end();
    await database.drop();
  });
  return pool;
}

async function openService(pool: Pool, onFinish: Finish = onTestFinished) {
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-migrate-'));
  const tokens = await createTokens();
  const service = createApp({
    pool,
    store: await openLocalStore(dataDir),
    verifier: tokens.verifier,
    limits: noLimits,
    cursorSecret: new Uint8Array(32).fill(7),
    log: silentLog,
    strictResponses: true,
  });
  onFinish(async () => {
    await service.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  const request = async (path: string, init: RequestInit = {}, uid = '') => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${await tokens.sign(uid)}`);
    return service.app.request(`/api/v1${path}`, { ...init, headers });
  };
  return { request, call: callAs(request) };
}

/** Tables, columns, indexes, constraints, triggers and functions as text. */
async function readCatalogue(pool: Pool): Promise<unknown[]> {
  const { rows } = await pool.query(`
    SELECT 'column' AS kind, table_name || '.' || column_name AS name,
        concat_ws(' ', data_type, is_nullable, column_default, generation_expression) AS definition
      FROM information_schema.columns WHERE table_schema = 'public'
    UNION ALL SELECT 'index', indexname, indexdef FROM pg_indexes WHERE schemaname = 'public'
    UNION ALL SELECT 'constraint', conrelid::regclass || '.' || conname, pg_get_constraintdef(oid)
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION ALL SELECT 'trigger', tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal
    UNION ALL SELECT 'function', proname, prosrc FROM pg_proc p
      WHERE pronamespace = 'public'::regnamespace AND NOT EXISTS (
        SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
    ORDER BY 1, 2, 3`);
  return rows;
}

describe('a database that stored rows at every earlier migration', () => {
  /** Steps of one number are one change: rows are stored before and after it. */
  const isWhole = (index: number): boolean =>
    migrations[index]?.name.slice(0, 4) !== migrations[index + 1]?.name.slice(0, 4);
  const earlier = migrations
    .slice(0, -1)
    .flatMap(({ name }, index) => (isWhole(index) ? [[name, index + 1] as const] : []));
  let service: Awaited<ReturnType<typeof openService>>;

  // One database has the rows of all migrations; databases that skip from an early migration to the last one follow.
  beforeAll(async () => {
    const closing: (() => Promise<void>)[] = [];
    const pool = await openDatabase((close) => closing.unshift(close));
    for (const [name, applied] of earlier) {
      await migrate(pool, { known: migrations.slice(0, applied) });
      const own = idsAt(applied);
      await pool.query(seedRows(own, `${applied}`));
      if (name >= '0076') await pool.query(nameRows(own));
      if (name >= '0002') {
        await pool.query(insertEvent('post', own.post));
        await pool.query(insertEvent(name >= '0010' ? 'removed' : 'gone', own.removed));
      }
      if (name >= '0004') await pool.query(insertEvent(name >= '0010' ? 'visibility' : 'sight', own.ada));
    }
    await migrate(pool);
    service = await openService(pool, (close) => closing.unshift(close));
    return async () => {
      for (const close of closing) await close();
    };
  });

  test.each(earlier)('upgrades the rows of %s', async (name, applied) => {
    const { request, call } = service;
    const [own, ines, ada] = [idsAt(applied), `ines${applied}`, `ada${applied}`];
    expect(await call(ines, getMe)).toMatchObject({ id: own.ines, counts: { posts: 1, followers: 1 } });
    const { items } = await call(ada, readFeed, { query: { tab: 'following' } });
    expect(items.map(({ post }) => [post.id, post.text])).toEqual([[own.post, 'Written before the upgrade']]);
    expect(await call(ada, getPost, { params: { postId: own.post } })).toMatchObject({
      counts: { replies: 1, likes: 1 },
      own: { liked: true },
    });
    const thread = await call(ines, getThread, { params: { postId: own.post } });
    expect(thread.replies.map(({ text }) => text)).toEqual(['An early reply']);
    expect((await call(ines, listNotifications)).items).toMatchObject([{ kind: 'reply' }]);
    const { body } = await request('/events', { headers: { 'Last-Event-ID': '1-0' } }, ada);
    const reader = readEvents(body ?? new ReadableStream());
    await reader.live;
    const expected = [
      ...(name >= '0002' ? ['post', 'removed'] : []),
      ...(name >= '0004' ? ['visibility'] : []),
    ];
    const isOwn = (event: LiveEvent): boolean =>
      'postId' in event ? [own.post, own.removed].includes(event.postId) : true;
    // Other tests' transactions in the same cluster can hold events back past the first heartbeat.
    const last = expected.at(-1);
    if (last) await reader.until((event) => event.type === last && isOwn(event));
    expect(reader.events.flatMap(({ event }) => (isOwn(event) ? event.type : []))).toEqual(expected);
    await reader.close();
  });
});

const beforeCleanUp = migrations.findIndex(({ name }) => name === '0011-follows-beside-blocks');

test.each([1, beforeCleanUp])(
  'removes follows beside a block from a database with %i migrations',
  async (applied) => {
    const pool = await openDatabase();
    await migrate(pool, { known: migrations.slice(0, applied) });
    await pool.query(seedRows(ids));
    await pool.query(followsBesideBlock);
    await migrate(pool);
    const { call } = await openService(pool);
    for (const uid of ['bea', 'teo'])
      expect((await call(uid, getMe)).counts, uid).toMatchObject({ following: 1, followers: 0 });
    expect((await call('ada', getMe)).counts).toMatchObject({ following: 1, followers: 2 });
    await call('bea', unblock, { params: { handle: 'teo' } });
    expect((await call('bea', getMember, { params: { handle: 'teo' } })).relation).toMatchObject({
      following: false,
      followedBy: false,
    });
    expect((await call('bea', listNotifications)).items).toEqual([]);
    expect((await call('ada', listNotifications)).items).toMatchObject([{ kind: 'follow' }]);
  },
);

test('gives an upgraded database the catalogue of a new one', async () => {
  const [created, upgraded] = [await openDatabase(), await openDatabase()];
  await migrate(created);
  for (let applied = 1; applied <= migrations.length; applied += 1) {
    await migrate(upgraded, { known: migrations.slice(0, applied) });
  }
  expect(await readCatalogue(upgraded)).toEqual(await readCatalogue(created));
});
