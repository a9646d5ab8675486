import { beforeAll, expect, test } from 'vitest';
import { raceCalls } from '../../support/race/race-calls';
import { createRaceWorld, pairs, writes } from '../../support/race/race-world';
import { createTestApi } from '../../support/service/test-api';

/** Races of each pair; `npm run test:all` sets 50. */
const ROUNDS = Number(process.env['PLAZA_RACE_ROUNDS'] ?? 1);

const api = createTestApi();
let world: Awaited<ReturnType<typeof createRaceWorld>>;
beforeAll(async () => {
  world = await createRaceWorld(api, [api.service, api.startAnother()], ROUNDS);
});

test('has a call for every writing operation', () => {
  expect(Object.keys(raceCalls).toSorted()).toEqual(writes.map(({ id }) => id).toSorted());
});

test.each([
  ['one member', 'one', 0],
  ['two members', 'two', 1],
] as const)(
  'answers every pair of writes of %s at once without a 5xx and without a broken rule',
  { timeout: 200_000 + ROUNDS * 60_000 },
  async (_, by, shift) => {
    const faults: string[] = [];
    for (const [index, pair] of pairs.entries()) {
      const name = `${pair[0].id} with ${pair[1].id}`;
      await world.reset(pair, index + shift);
      const statuses = await world.race(pair, by);
      for (const both of statuses.filter((each) => Math.max(...each) >= 500))
        faults.push(`${name}: ${both.join(' and ')}`);
      for (const rule of await world.brokenRules()) faults.push(`${name}: ${rule}`);
    }
    expect(faults).toEqual([]);
  },
);

test('logs no errors', () => expect(api.faults).toEqual([]));
