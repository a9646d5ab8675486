import { createHash } from 'node:crypto';
import type { Query } from 'drizzle-orm';
import { NodePgDatabase, type NodePgClient, NodePgSession } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';

/** Called with each statement before it runs; for tests and benchmarks. */
export type OnStatement = (text: string, params: unknown[]) => void;

export interface SessionOptions {
  onStart?: OnStatement | undefined;
  /** Called with the seconds that a statement took, failed or not, with the wait for a connection. */
  onEnd?: ((seconds: number, text: string) => void) | undefined;
  /** False behind a pooler in transaction mode, where the next statement may run on another connection. */
  prepares?: boolean | undefined;
}

/** Statements that start so are planned for their parameters each time: a plan for all of them would be a bad one. */
export const PLANNED_EACH_TIME = '/* planned each time */';

/** Each connection holds its statements in memory; a text beyond this number runs unprepared. */
const MAX_PREPARED = 300;

const names = new Map<string, string>();

/** Undefined for a text without parameters, as in BEGIN. */
function statementName({ sql, params }: Query): string | undefined {
  if (params.length === 0 || sql.startsWith(PLANNED_EACH_TIME)) return undefined;
  const known = names.get(sql);
  if (known !== undefined || names.size >= MAX_PREPARED) return known;
  const name = createHash('sha256').update(sql).digest('base64url').slice(0, 32);
  names.set(sql, name);
  return name;
}

/** Drizzle prepares only queries that are declared in advance; here the text of a query is its name. */
class PreparedSession extends NodePgSession<Record<string, never>, Record<string, never>> {
  onEnd: SessionOptions['onEnd'];
  prepares = true;

  override prepareQuery: NodePgSession<Record<string, never>, Record<string, never>>['prepareQuery'] = (
    query,
    fields,
    name,
    ...rest
  ) => {
    const { onEnd, prepares } = this;
    const ownName = prepares ? (name ?? statementName(query)) : undefined;
    const prepared = super.prepareQuery(query, fields, ownName, ...rest);
    if (!onEnd) return prepared;
    const execute = prepared.execute.bind(prepared);
    prepared.execute = async (values) => {
      const since = performance.now();
      try {
        return await execute(values);
      } finally {
        onEnd((performance.now() - since) / 1000, query.sql);
      }
    };
    return prepared;
  };
}

export function openSession(
  client: NodePgClient,
  { onStart, onEnd, prepares = true }: SessionOptions = {},
): NodePgDatabase {
  const dialect = new PgDialect();
  const logger = onStart && { logQuery: onStart };
  const session = new PreparedSession(client, dialect, undefined, logger ? { logger } : {});
  session.onEnd = onEnd;
  session.prepares = prepares;
  return new NodePgDatabase(dialect, session, undefined);
}
