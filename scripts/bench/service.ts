import { loadavg } from 'node:os';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { type BenchDatabase, openDatabase } from '../service-bench/database';
import { explain, measureBare } from '../service-bench/bare';
import { createDatabaseClock } from '../service-bench/database-processor';
import { measureFlush } from '../service-bench/flush';
import { measure, type Timing } from '../service-bench/measure';
import { type Landmarks, type Measured, reads, uidOf, writes } from '../service-bench/operations';
import { type BenchService, startService } from '../service-bench/service';

// npm run bench:service -- --posts 10000 --posts 1000000 [--only Following --only Post] [--explain] [--seconds 2] [--data folder]

const { values } = parseArgs({
  options: {
    posts: { type: 'string', multiple: true, default: ['10000', '1000000'] },
    data: { type: 'string', default: '.cache/service-bench' },
    only: { type: 'string', multiple: true, default: [''] },
    seconds: { type: 'string', default: '2' },
    explain: { type: 'boolean', default: false },
  },
});
const seconds = Number(values.seconds);
const LANES = 10;
/** Statements slower than this are explained. */
const HOT_MS = 3;

const print = (line: string): void => void process.stdout.write(`${line}\n`);
const ms = (value: number): string => value.toFixed(value < 1 ? 2 : value < 10 ? 1 : 0);
const cells = ({ rate, p50, p99 }: Timing): string => `${Math.round(rate)} | ${ms(p50)} | ${ms(p99)}`;

async function findLandmarks(database: BenchDatabase, service: BenchService): Promise<Landmarks> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  const column = async (text: string, params: unknown[] = []): Promise<string[]> =>
    (await client.query<{ value: string }>(text, params)).rows.map(({ value }) => value);
  const top = async (count: string): Promise<string> =>
    (await column(`SELECT id AS value FROM posts ORDER BY ${count} DESC, id LIMIT 1`))[0] ?? '';
  const likedPost = await top('like_count');
  const repostedPost = await top('repost_count');
  const longThread = await top('reply_count');
  const handles = await column(
    `SELECT handle AS value FROM members m WHERE NOT EXISTS (SELECT 1 FROM blocks b JOIN members r
       ON r.id IN (b.member_id, b.target_id) WHERE m.id IN (b.member_id, b.target_id) AND r.uid = ANY($1))
     ORDER BY follower_count DESC, id LIMIT 60`,
    [
      (['plain1', 'plain2', 'plain3', 'f150', 'f5000'] as const).map((reader) =>
        uidOf(reader, database.size),
      ),
    ],
  );
  const postIds = await column(
    `SELECT id AS value FROM posts WHERE audience = 'public' AND author_id IN (
       SELECT id FROM members ORDER BY follower_count DESC OFFSET 20 LIMIT 500) ORDER BY id DESC LIMIT 300`,
  );
  const [liker = ''] = await column('SELECT handle AS value FROM members WHERE uid = $1', [
    uidOf('f5000', database.size),
  ]);
  await client.end();
  const first = await service
    .send('f5000', { method: 'GET', path: '/feed?tab=following' }, 'identity')
    .catch(() => '{}');
  const page = JSON.parse(first) as { nextCursor?: string | null };
  const followingCursor = page.nextCursor ?? '';
  return { likedPost, repostedPost, longThread, handles, postIds, followingCursor, liker };
}

/** The longest list of each reader's page, on average: pages of other lengths cannot be compared. */
async function countItems(service: BenchService, { as, call }: Measured): Promise<number> {
  const counts: number[] = [];
  for (const reader of as) {
    const page = JSON.parse(await service.send(reader, call(0), 'identity')) as Record<string, unknown>;
    const lists = Object.values(page).filter(Array.isArray);
    counts.push(Math.max(1, ...lists.map(({ length }) => length)));
  }
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}

/** The first calls of a process run code that is not compiled yet. */
const WARM_CALLS = 2000;

async function warmUp(service: BenchService, operations: readonly Measured[]): Promise<void> {
  const send = async (count: number): Promise<unknown> => {
    const { as, call } = operations[count % operations.length] ?? {};
    return as && call && service.send(as[count % as.length] ?? 'plain1', call(count));
  };
  for (let at = 0; at < WARM_CALLS; at += LANES)
    await Promise.all(Array.from({ length: LANES }, (_, lane) => send(at + lane).catch(() => undefined)));
}

async function measureOperation(
  database: BenchDatabase,
  service: BenchService,
  operation: Measured,
  isRead: boolean,
): Promise<void> {
  const send = (count: number): Promise<string> => {
    const reader = operation.as[count % operation.as.length] ?? 'plain1';
    return service.send(reader, operation.call(count));
  };
  // Enough calls for every connection that is used to have planned its statements, of which readers may need different ones.
  const warm = isRead ? 320 : 20;
  for (let at = 0; at < warm; at += LANES)
    await Promise.all(Array.from({ length: LANES }, (_, lane) => send(at + lane)));
  const items = isRead ? ms(await countItems(service, operation)) : '';
  await service.report('record');
  await send(operation.as.length - 1);
  // Jobs of the service write meanwhile.
  const statements = (await service.report()).statements.filter(({ text }) =>
    /^\s*(\/\*.*?\*\/)?\s*(select|with)/i.test(text),
  );
  const alone = await measure(1, seconds, (count) => send(warm + count));
  await service.report();
  const databaseClock = createDatabaseClock(database.dir);
  const databaseBefore = databaseClock();
  const together = await measure(LANES, seconds, (count) => send(warm + count));
  const databaseMs = databaseClock() - databaseBefore;
  const { processorMs } = await service.report();
  let bare = ' | | | ';
  if (isRead) {
    const one = await measureBare(database.url, statements, 1, seconds / 2);
    const ten = await measureBare(database.url, statements, LANES, seconds / 2);
    bare = `${ms(one.p50)} | ${Math.round(ten.rate)} | ${(together.rate / ten.rate).toFixed(2)}`;
  }
  print(
    `| ${operation.name} | ${items} | ${statements.length} | ${cells(alone)} | ${cells(together)} | ${ms(processorMs / together.count)} | ${ms(databaseMs / together.count)} | ${bare} |`,
  );
  if (!values.explain || !isRead) return;
  for (const statement of statements) {
    const plan = await explain(database.url, statement);
    const took = Number(/Execution Time: ([\d.]+)/.exec(plan)?.[1]);
    if (took > HOT_MS || !values.only.includes('')) print(`\n${statement.text}\n\n${plan}\n`);
  }
}

for (const posts of values.posts) {
  const database = await openDatabase(values.data, Number(posts), print);
  const service = await startService(database);
  try {
    const { members, follows } = database.size;
    const flush = ms(await measureFlush(dirname(database.dir)));
    print(
      `\n${posts} posts, ${members} members, ${members * follows} follows; load average ${loadavg()[0]?.toFixed(1)}; a flush of 8 kB to the disk takes ${flush} ms\n\n` +
        `| operation | items | statements | alone: pages/s | p50 ms | p99 ms | ten at once: pages/s | p50 ms | p99 ms | processor time of the service, ms a page | of the database | bare: p50 ms alone | pages/s, ten | share of bare |\n` +
        `| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |`,
    );
    const at = await findLandmarks(database, service);
    const isChosen = ({ name }: Measured): boolean => values.only.some((part) => name.includes(part));
    await warmUp(service, reads(at).filter(isChosen));
    for (const operation of reads(at).filter(isChosen))
      await measureOperation(database, service, operation, true).catch((cause: unknown) =>
        print(`| ${operation.name} | ${String(cause).slice(0, 200)} |`),
      );
    for (const operation of writes(at).filter(isChosen))
      await measureOperation(database, service, operation, false).catch((cause: unknown) =>
        print(`| ${operation.name} | ${String(cause).slice(0, 200)} |`),
      );
  } finally {
    service.stop();
    await database.stop();
  }
}
