import { beforeAll, expect, test } from 'vitest';
import { createRaceWorld, writes } from '../../support/race/race-world';
import { raceCalls } from '../../support/race/race-calls';
import { createTestApi } from '../../support/service/test-api';

/** Per pair and kind of pair; `npm run test:all` sets more. */
const ROUNDS = Number(process.env['PLAZA_RACE_ROUNDS'] ?? 1);

const api = createTestApi();
let world: Awaited<ReturnType<typeof createRaceWorld>>;
beforeAll(async () => {
  world = await createRaceWorld(api, [api.service, api.startAnother()]);
});

const pairs = writes.flatMap((first, index) => writes.slice(index).map((second) => [first, second] as const));

test('has a call for every writing operation', () => {
  expect(Object.keys(raceCalls).toSorted()).toEqual(writes.map(({ id }) => id).toSorted());
});

test.each([
  ['one member', 'one'],
  ['two members', 'two'],
] as const)(
  'answers every pair of writes of %s at once without a 5xx and without a broken rule',
  { timeout: 200_000 + ROUNDS * 60_000 },
  async (_, by) => {
    const faults: string[] = [];
    for (const [index, pair] of pairs.entries()) {
      for (let round = 0; round < ROUNDS; round += 1) {
        const name = `${pair[0].id} with ${pair[1].id}, round ${round}`;
        await world.reset(pair, index + round + (by === 'one' ? 0 : 1));
        const statuses = await world.race(pair, by);
        const broken = await world.brokenRules();
        if (statuses.some((status) => status >= 500)) faults.push(`${name}: ${statuses.join(' and ')}`);
        if (broken.length > 0) faults.push(`${name}: ${broken.join(', ')}`);
      }
    }
    expect(faults).toEqual([]);
  },
);

test('logs no errors', () => expect(api.faults).toEqual([]));
