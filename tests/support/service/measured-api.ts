import type { Operation } from '@contract/operation';
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
}

export interface MeasuredApi {
  api: TestApi;
  /** Calls a read several times, and explains the statements of one call: jobs of the service may add theirs to others. */
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
  const recorded: Statement[] = [];
  const api = createTestApi({ onStatement: (text, params) => recorded.push({ text, params }) });
  const buffersOf = async ({ text, params }: Statement): Promise<number> => {
    const { rows } = await api.pool.query<{ 'QUERY PLAN': unknown }>(
      `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`,
      params,
    );
    const [plan] = z.parse(Plan, rows[0]?.['QUERY PLAN']);
    return (plan?.Plan['Shared Hit Blocks'] ?? 0) + (plan?.Plan['Shared Read Blocks'] ?? 0);
  };
  return {
    api,
    async costOf(uid, operation, query = {}, params = {}) {
      const call = async (): Promise<Statement[]> => {
        recorded.length = 0;
        await api.call(uid, operation, { query, params });
        return recorded.filter(({ text }) => /^\s*(\/\*.*?\*\/)?\s*(select|with)/i.test(text));
      };
      await call();
      const calls = [await call(), await call(), await call()];
      const [made = []] = calls.toSorted((a, b) => a.length - b.length);
      let buffers = 0;
      for (const statement of made) buffers += await buffersOf(statement);
      const guessedLimits = made.filter(({ text }) => /LIMIT \$\d/.test(text)).length;
      return { buffers, statements: made.length, guessedLimits };
    },
  };
}
