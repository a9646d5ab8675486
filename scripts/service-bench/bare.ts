import { createHash } from 'node:crypto';
import { Client, type QueryConfig } from 'pg';
import { PLANNED_EACH_TIME } from '../../server/db/prepared-session';
import type { Statement } from './messages';
import { measure, type Timing } from './measure';

/** Prepared, except for a text that the service plans for its parameters each time. */
const queryOf = ({ text, params }: Statement): QueryConfig =>
  text.trimStart().startsWith(PLANNED_EACH_TIME)
    ? { text, values: params }
    : { text, values: params, name: createHash('sha256').update(text).digest('hex').slice(0, 40) };

/** The statements of one page as prepared statements, without HTTP, sign-in and parsing, on `lanes` connections. */
export async function measureBare(
  url: string,
  statements: readonly Statement[],
  lanes: number,
  seconds: number,
): Promise<Timing> {
  const clients = await Promise.all(
    Array.from({ length: lanes }, async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  const page = async (lane: number): Promise<void> => {
    for (const statement of statements) await clients[lane]?.query(queryOf(statement));
  };
  try {
    for (let count = 0; count < 8; count += 1) await Promise.all(clients.map((_, lane) => page(lane)));
    return await measure(lanes, seconds, (_, lane) => page(lane));
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}

/** The plan that the service's own settings give, with the rows and buffers it took. */
export async function explain(url: string, { text, params }: Statement): Promise<string> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(
      `EXPLAIN (ANALYZE, BUFFERS) ${text}`,
      params,
    );
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  } finally {
    await client.end();
  }
}
