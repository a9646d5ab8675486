import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { StartError } from '../ops/start-error';
import { queryRows, type Sql } from './sql';

const AppliedRow = z.object({ name: z.string(), needs: z.nullable(z.string()) });

/** Names of applied migrations; of a contract step, with the migration that a build has to know to use the database. */
export type AppliedMigrations = ReadonlyMap<string, string | null>;

/** Empty for a database that was never migrated. */
export async function readApplied(db: Sql): Promise<AppliedMigrations> {
  const [found] = await queryRows(
    db,
    z.object({ any: z.boolean(), steps: z.boolean() }),
    sql`SELECT to_regclass('migrations') IS NOT NULL AS any, to_regclass('contract_steps') IS NOT NULL AS steps`,
  );
  if (!found?.any) return new Map();
  const rows = await queryRows(
    db,
    AppliedRow,
    found.steps
      ? sql`SELECT m.name, c.needs FROM migrations m LEFT JOIN contract_steps c ON c.migration = m.name ORDER BY m.name`
      : sql`SELECT name, NULL AS needs FROM migrations ORDER BY name`,
  );
  return new Map(rows.map(({ name, needs }) => [name, needs]));
}

/**
 * Contract steps on whose result a build with the migrations `known` cannot run. Other migrations of newer builds only
 * add.
 */
export function findUnusable(applied: AppliedMigrations, known: readonly { name: string }[]): string[] {
  const names = new Set(known.map(({ name }) => name));
  return [...applied].flatMap(([name, needs]) =>
    needs === null || names.has(name) || names.has(needs) ? [] : [name],
  );
}

/** Throws StartError. */
export function assertUsable(applied: AppliedMigrations, known: readonly { name: string }[]): void {
  const [name] = findUnusable(applied, known);
  if (name !== undefined)
    throw new StartError(
      `Migration ${name} has taken away what this version of the service needs: start a newer version`,
    );
}
