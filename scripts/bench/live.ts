import { performance } from 'node:perf_hooks';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { createHub } from '../../server/live/hub';
import type { Subscriber } from '../../server/live/stream-index';
import { makeId } from '../../server/db/id';
import { createPool } from '../../server/db/pool';
import { idList, openSql, type Sql } from '../../server/db/sql';
import { jsonLog } from '../../server/ops/log';
import { updatePostCounts } from '../../server/repos/post/post';
import { emitEvents, type NewEvent } from '../../server/live/emit-events';
import { createDatabase, startCluster } from '../../tests/support/service/servers/postgres-cluster';

// Streams are connections of this process without sockets: `npm run bench:live`.

const POSTS = 10_000;
const ON_SCREEN = 20;
const FOLLOWS = 50;
/** Likes, reposts and new posts of one second. */
const CHANGES = { counts: 90, reposts: 5, posts: 5 };

interface Reader {
  subscriber: Subscriber;
  received: number;
}

const Message = z.object({
  type: z.string(),
  postId: z.optional(z.string()),
  revision: z.optional(z.int()),
});

const decoder = new TextDecoder();
const percentile = (values: number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * share)] ?? 0;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
/** Seeded, skewed towards 0: a tenth of the posts gets half of the likes. */
const createRandom = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
  return { next, skewed: (count: number): number => Math.floor(next() ** 3 * count) };
};

async function fill(db: Sql, streams: number): Promise<{ members: string[]; posts: string[] }> {
  const now = new Date();
  const members = Array.from({ length: streams }, () => makeId(now));
  const posts = Array.from({ length: POSTS }, () => makeId(now));
  await db.execute(sql`INSERT INTO members (id, uid, handle, name, created_at)
    SELECT m.id, m.id::text, 'member_' || m.n, 'Member', now()
    FROM unnest(${idList(members)}) WITH ORDINALITY AS m (id, n)`);
  await db.execute(sql`INSERT INTO posts (id, author_id, text, created_at)
    SELECT p.id, (${idList(members)})[1 + p.n % ${members.length}], 'A post', now()
    FROM unnest(${idList(posts)}) WITH ORDINALITY AS p (id, n)`);
  await db.execute(sql`INSERT INTO follows (member_id, target_id, created_at)
    SELECT m.id, (${idList(members)})[1 + (m.n + power(f.n, 2)::int) % ${members.length}], now()
    FROM unnest(${idList(members)}) WITH ORDINALITY AS m (id, n) CROSS JOIN generate_series(1, ${FOLLOWS}) AS f (n)
    WHERE m.id <> (${idList(members)})[1 + (m.n + power(f.n, 2)::int) % ${members.length}]
    ON CONFLICT DO NOTHING`);
  await db.execute(sql`ANALYZE`);
  return { members, posts };
}

async function measure(url: string, streams: number, seconds: number): Promise<void> {
  const pool = createPool(url, { statement_timeout: 0, query_timeout: 0, connectionTimeoutMillis: 0 });
  const db = openSql(pool);
  const { members, posts } = await fill(db, streams);
  const random = createRandom(17);
  const hub = createHub({ db, connection: pool.options, log: jsonLog });
  /** When each revision of a post was committed. */
  const revisions = new Map<string, number[]>();
  const announcedAt = new Map<string, number>();
  const latencies: number[] = [];
  const readers = members.map((id): Reader => {
    const seen = new Map<string, number>();
    const reader: Reader = {
      received: 0,
      subscriber: {
        id: makeId(new Date()),
        me: { id, handle: '', moderator: false, suspended: false, leaving: false, followingCount: 0 },
        signedInAt: Date.now(),
        declares: true,
        send(message) {
          reader.received += 1;
          const data = /^data: (.+)$/m.exec(decoder.decode(message))?.[1];
          if (data === undefined) return;
          const { type, postId = '', revision = 0 } = Message.parse(JSON.parse(data));
          // The oldest change that the counts include: the one that has waited longest.
          const at =
            type === 'counts' ? revisions.get(postId)?.[seen.get(postId) ?? 0] : announcedAt.get(postId);
          // An announced post is followed from now on: its earlier changes were not for this reader.
          seen.set(postId, type === 'counts' ? revision : (revisions.get(postId)?.length ?? 0));
          if (at !== undefined) latencies.push(performance.now() - at);
        },
        close: () => undefined,
      },
    };
    hub.admit(reader.subscriber);
    return reader;
  });
  for (const { subscriber } of readers) await hub.join(subscriber, null);
  for (const { subscriber } of readers) {
    const postIds = Array.from({ length: ON_SCREEN }, () => posts[random.skewed(posts.length)] ?? '');
    await hub.declare(subscriber.me, { streamId: subscriber.id, postIds, forYou: random.next() < 0.2 });
  }
  const commit = async (work: (tx: Sql) => Promise<void>): Promise<void> => {
    const start = performance.now();
    await db.transaction(work);
    commits.push(performance.now() - start);
    hub.wake();
  };
  const commits: number[] = [];
  const postOf = (): string => posts[random.skewed(posts.length)] ?? '';
  const like = async (postId: string): Promise<void> => {
    await commit((tx) => updatePostCounts(tx, postId, sql`like_count = like_count + 1`));
    revisions.set(postId, [...(revisions.get(postId) ?? []), performance.now()]);
  };

  // One like at a time: its processor time, apart from the like's own transaction.
  const likes = 20;
  let own = 0;
  const before = process.cpuUsage();
  for (let count = 0; count < likes; count += 1) {
    const start = process.cpuUsage();
    await like(postOf());
    const used = process.cpuUsage(start);
    own += used.user + used.system;
    await pause(100);
  }
  const idleStart = process.cpuUsage();
  await pause(likes * 100);
  const idle = process.cpuUsage(idleStart);
  const spent = process.cpuUsage(before);
  const perLike = (spent.user + spent.system - 2 * (idle.user + idle.system) - own) / 1000 / likes;

  // A steady load.
  const perSecond = CHANGES.counts + CHANGES.reposts + CHANGES.posts;
  const loadStart = process.cpuUsage();
  const started = performance.now();
  const running: Promise<void>[] = [];
  latencies.length = 0;
  commits.length = 0;
  for (let change = 0; change < perSecond * seconds; change += 1) {
    const wait = started + (change * 1000) / perSecond - performance.now();
    if (wait > 0) await pause(wait);
    const kind = change % perSecond;
    const postId = postOf();
    if (kind >= CHANGES.posts + CHANGES.reposts) {
      running.push(like(postId));
      continue;
    }
    const event: NewEvent =
      kind < CHANGES.posts
        ? { kind: 'post', subject: postId }
        : { kind: 'repost', subject: postId, actor: members[change % streams] ?? '' };
    announcedAt.set(postId, performance.now());
    running.push(commit((tx) => emitEvents(tx, [event])));
  }
  await Promise.all(running);
  const load = process.cpuUsage(loadStart);
  await pause(1500);
  const elapsed = performance.now() - started - 1500;
  const total = readers.reduce((sum, { received }) => sum + received, 0);
  process.stdout.write(
    [
      `${streams} streams`,
      `${perLike.toFixed(2)} ms of processor time per like`,
      `${perSecond} changes/s for ${seconds} s: ${Math.round(((load.user + load.system) / 1000 / elapsed) * 100)} % of a core`,
      `to the receiver p50 ${Math.round(percentile(latencies, 0.5))} ms, p99 ${Math.round(percentile(latencies, 0.99))} ms (${latencies.length} events)`,
      `the changes themselves p50 ${Math.round(percentile(commits, 0.5))} ms, p99 ${Math.round(percentile(commits, 0.99))} ms`,
      `${total} messages in all, ${hub.skipped()} skipped\n`,
    ].join('; '),
  );
  await hub.close();
  await pool.end();
}

const cluster = await startCluster();
try {
  const only = Number(process.argv[2] ?? 0);
  for (const [streams, seconds] of [
    [500, 5],
    [4000, 5],
    [10_000, 20],
  ] as const) {
    if (only > 0 && streams !== only) continue;
    const database = await createDatabase(cluster.url);
    await measure(database.url, streams, seconds);
    await database.drop();
  }
} finally {
  await cluster.stop();
}
