import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { createPool } from '@server/db/pool';
import type { CallAs } from '../../support/service/call-as';
import { settleJobs } from '../../support/service/history/history-jobs';
import { findBrokenRules } from '../../support/service/history/history-rules';
import { findWrongLists } from '../../support/service/history/history-views';
import { callTwoProcesses, createHistoryWorld } from '../../support/service/history/history-world';
import { histories, runHistory } from '../../support/service/history/run-history';
import { createTestApi } from '../../support/service/test-api';

/** More, and others: `PLAZA_HISTORY_RUNS=100 PLAZA_HISTORY_SEED=7`. */
const RUNS = Number(process.env['PLAZA_HISTORY_RUNS'] ?? 2);
const SEED = Number(process.env['PLAZA_HISTORY_SEED'] ?? 1);
/** Of two to six moves at once. */
const BURSTS = 25;

const api = createTestApi();
let call: CallAs;
beforeAll(() => {
  const { connectionString = '' } = api.pool.options;
  const other = api.startAnother({ pool: createPool(connectionString) });
  call = callTwoProcesses(api, [api.service, other]);
});

/** Moves by their outcome: done, nothing to do, or the code of a problem. */
const outcomes = new Map<string, number>();
const note = (outcome: string): void => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);

test(
  'keeps numbers, rows and lists right in histories of several members at once',
  { timeout: 60_000 + RUNS * 60_000 },
  async () => {
    let worlds = 0;
    await fc.assert(
      fc.asyncProperty(histories(BURSTS), async (history) => {
        worlds += 1;
        const world = await createHistoryWorld(api, call, `h${worlds}s`);
        await runHistory(world, history, note);
        await settleJobs(world);
        expect(await findBrokenRules(world)).toEqual([]);
        expect(await findWrongLists(world)).toEqual([]);
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    const moves = [...outcomes.values()].reduce((sum, count) => sum + count, 0);
    expect(outcomes.get('done')).toBeGreaterThan(moves / 3);
  },
);

test('logs no errors', () => expect(api.faults).toEqual([]));
