import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { StartError } from '../ops/start-error';
import { instantColumn, queryRows, type Sql } from './sql';

const AppliedRow = z.object({ name: z.string(), at: instantColumn, needs: z.nullable(z.string()) });

interface AppliedMigration {
  /** When it was applied. */
  at: string;
  /** Of a contract step: the migration that a build has to know to use the database. */
  needs: string | null;
}

/** By name. */
export type AppliedMigrations = ReadonlyMap<string, AppliedMigration>;

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
      ? sql`SELECT m.name, m.applied_at AS at, c.needs FROM migrations m LEFT JOIN contract_steps c ON c.migration = m.name ORDER BY m.name`
      : sql`SELECT name, applied_at AS at, NULL AS needs FROM migrations ORDER BY name`,
  );
  return new Map(rows.map(({ name, at, needs }) => [name, { at, needs }]));
}

/**
 * Contract steps on whose result a build with the migrations `known` cannot run. Other migrations of newer builds only
 * add.
 */
export function findUnusable(applied: AppliedMigrations, known: readonly { name: string }[]): string[] {
  const names = new Set(known.map(({ name }) => name));
  return [...applied].flatMap(([name, { needs }]) =>
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
