import { beforeAll, expect, test } from 'vitest';
import { createPool } from '@server/db/pool';
import { silentLog } from '@server/ops/log';
import { raceCalls } from '../../../support/race/race-calls';
import {
  allPairs,
  choosePairs,
  type Locks,
  type Pair,
  recordStatement,
  writes,
} from '../../../support/race/race-pairs';
import { createRaceWorld } from '../../../support/race/race-world';
import { createTestApi } from '../../../support/service/test-api';

/** Races of each pair, all at once; `npm run test:all` sets 50. */
const ROUNDS = Number(process.env['PLAZA_RACE_ROUNDS'] ?? 1);
/** `2/5` races every fifth pair, from the second one on. */
const [SHARD = 1, SHARDS = 1] = (process.env['PLAZA_RACE_SHARD'] ?? '1/1').split('/').map(Number);

const faults: unknown[] = [];
/** Why calls were answered 503. */
const outages: string[] = [];
const causeOf = (error: unknown): string =>
  error instanceof Error && error.cause !== undefined ? causeOf(error.cause) : String(error);

const api = createTestApi({
  onStatement: recordStatement,
  log: {
    ...silentLog,
    warn: (message, fields) => outages.push(`${message} (${causeOf(fields?.['error'])})`),
    error: (message, fields) => faults.push({ message, ...fields }),
  },
});
let world: Awaited<ReturnType<typeof createRaceWorld>>;
let locks: Map<string, Locks>;
/** `PLAZA_ALL` races all pairs. */
let pairs = allPairs;
beforeAll(async () => {
  const { connectionString = '' } = api.pool.options;
  const other = api.startAnother({ pool: createPool(connectionString) });
  world = await createRaceWorld(api, [api.service, other], ROUNDS);
  locks = await world.recordLocks();
  if (!process.env['PLAZA_ALL']) pairs = choosePairs(locks);
}, 300_000);

test('has a call for every writing operation', () => {
  expect(Object.keys(raceCalls).toSorted()).toEqual(writes.map(({ id }) => id).toSorted());
});

test('knows what every writing operation locks', () => {
  expect([...locks].flatMap(([id, own]) => (own.size === 0 ? id : []))).toEqual([]);
  const shared = (first: string, second: string): string[] =>
    [...(locks.get(first) ?? [])].filter((name) => locks.get(second)?.has(name)).toSorted();
  expect(shared('likePost', 'deletePost')).toEqual(['posts']);
  expect(shared('claimReport', 'sendAppeal')).toEqual(['lock 3']);
  expect(shared('leaveGroup', 'sendMessage')).toEqual(['conversation_members', 'conversations']);
  expect(shared('bookmarkPost', 'mute')).toEqual([]);
});

test.each([
  ['one member', 'one', 0],
  ['two members', 'two', 1],
] as const)(
  'answers every pair of writes of %s at once without a 5xx and without a broken rule',
  { timeout: 540_000 + ROUNDS * 60_000 },
  async (_, by, shift) => {
    const since = performance.now();
    let races = 0;
    const faultsOf = async (pair: Pair, turn: number): Promise<string[]> => {
      await world.reset(pair, turn);
      const before = outages.length;
      const statuses = await world.race(pair, by);
      races += statuses.length;
      const failed = statuses.filter((each) => Math.max(...each) >= 500).map((each) => each.join(' and '));
      return [...failed, ...outages.slice(before), ...(await world.brokenRules())];
    };
    const found: string[] = [];
    for (const [index, pair] of pairs.entries()) {
      if (index % SHARDS !== SHARD - 1) continue;
      const own = await faultsOf(pair, index + shift);
      found.push(...own.map((each) => `${pair[0].id} with ${pair[1].id}: ${each}`));
    }
    const seconds = Math.round((performance.now() - since) / 1000);
    console.log(
      `${races} races of ${by === 'one' ? 'one member' : 'two'}, ${found.length} faults, ${seconds} s`,
    );
    expect(found).toEqual([]);
  },
);

test('logs no errors', () => expect(faults).toEqual([]));
