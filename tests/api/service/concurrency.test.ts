import { beforeAll, expect, test } from 'vitest';
import { raceCalls } from '../../support/race/race-calls';
import { createRaceWorld, pairs, writes, type Pair } from '../../support/race/race-world';
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
    const faultsOf = async (pair: Pair, turn: number): Promise<string[]> => {
      await world.reset(pair, turn);
      const failed = (await world.race(pair, by)).filter((each) => Math.max(...each) >= 500);
      return [...failed.map((each) => each.join(' and ')), ...(await world.brokenRules())];
    };
    const faults: string[] = [];
    for (const [index, pair] of pairs.entries()) {
      let found = await faultsOf(pair, index + shift);
      // A stalled machine reaches the time limits of locks and connections once; calls in each other's way, twice.
      if (found.length > 0 && found.every((each) => !each.includes('500') && each.includes('503')))
        found = await faultsOf(pair, index + shift);
      faults.push(...found.map((each) => `${pair[0].id} with ${pair[1].id}: ${each}`));
    }
    expect(faults).toEqual([]);
  },
);

test('logs no errors', () => expect(api.faults).toEqual([]));
