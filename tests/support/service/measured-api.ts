import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { Operation } from '@contract/operation';
import { PLANNED_EACH_TIME } from '@server/db/prepared-session';
import * as z from 'zod/mini';
import { createTestApi, type TestApi } from './test-api';

interface Statement {
  text: string;
  params: unknown[];
}

export interface Cost {
  /** Pages of 8 kB that the statements touch, in memory or on disk. */
  buffers: number;
  statements: number;
  /** Statements with a LIMIT that is a parameter: PostgreSQL guesses its size, and may plan them for each call. */
  guessedLimits: number;
  /** Statements that PostgreSQL still plans for each call after five calls, though they do not ask for it. */
  planned: number;
}

export interface MeasuredApi {
  api: TestApi;
  /** Of the statements that `work` makes through the service, those of its jobs excepted. */
  measure: (work: () => Promise<unknown>) => Promise<Cost>;
  /** Of a second call of a read. */
  costOf: (
    uid: string,
    operation: Operation,
    query?: Record<string, unknown>,
    params?: Record<string, string>,
  ) => Promise<Cost>;
}

const Plan = z.array(
  z.object({ Plan: z.object({ 'Shared Hit Blocks': z.int(), 'Shared Read Blocks': z.int() }) }),
);

export function createMeasuredApi(): MeasuredApi {
  const measured = new AsyncLocalStorage<Statement[]>();
  const api = createTestApi({ onStatement: (text, params) => measured.getStore()?.push({ text, params }) });
  const buffersOf = async ({ text, params }: Statement): Promise<number> => {
    const { rows } = await api.pool.query<{ 'QUERY PLAN': unknown }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      params,
    );
    const [plan] = z.parse(Plan, rows[0]?.['QUERY PLAN']);
    return (plan?.Plan['Shared Hit Blocks'] ?? 0) + (plan?.Plan['Shared Read Blocks'] ?? 0);
  };
  const isPlannedEachTime = async ({ text, params }: Statement): Promise<boolean> => {
    if (params.length === 0 || text.trimStart().startsWith(PLANNED_EACH_TIME)) return false;
    const client = await api.pool.connect();
    try {
      const name = `measured-${randomUUID()}`;
      for (let call = 0; call < 6; call += 1) await client.query({ name, text, values: params });
      const { rows } = await client.query<{ general: number }>(
        'SELECT generic_plans::int AS general FROM pg_prepared_statements WHERE name = $1',
        [name],
      );
      return rows[0]?.general === 0;
    } finally {
      client.release();
    }
  };
  const measure = async (work: () => Promise<unknown>): Promise<Cost> => {
    const made: Statement[] = [];
    await measured.run(made, work);
    const reads = made.filter(({ text }) => /^\s*(\/\*.*?\*\/)?\s*(select|with)/i.test(text));
    let buffers = 0;
    let planned = 0;
    for (const statement of reads) {
      buffers += await buffersOf(statement);
      if (await isPlannedEachTime(statement)) planned += 1;
    }
    const guessedLimits = reads.filter(({ text }) => /LIMIT \$\d/.test(text)).length;
    return { buffers, statements: reads.length, guessedLimits, planned };
  };
  return {
    api,
    measure,
    async costOf(uid, operation, query = {}, params = {}) {
      const call = () => api.call(uid, operation, { query, params });
      await call();
      return measure(call);
    },
  };
}
