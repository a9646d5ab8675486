import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../db/sql';
import { migrations } from '../db/known-migrations';
import { findMissing } from '../db/migrate';
import { findUnusable, readApplied } from '../db/schema-version';
import type { Admin } from './command';
import { countDifferences, derivedRows } from './derived-rows';
import { namedFiles } from './named-files';
import { countWrong, storedCounts } from './stored-counts';

const REBUILD = 'run rebuild-counts';

/** Migrations that the database lacks, that this build does not know, and of those the ones that it cannot run with. */
export async function compareMigrations({
  db,
  pool,
}: Pick<Admin, 'db' | 'pool'>): Promise<{ missing: string[]; unknown: string[]; unusable: string[] }> {
  const applied = await readApplied(db);
  const known = new Set(migrations.map(({ name }) => name));
  return {
    missing: await findMissing(pool),
    unknown: [...applied.keys()].filter((name) => !known.has(name)),
    unusable: findUnusable(applied, migrations),
  };
}

async function verifyMigrations(admin: Admin): Promise<string[]> {
  const { missing, unusable } = await compareMigrations(admin);
  return [
    ...missing.map(
      (name) => `Migration ${name} is not applied: run migrate, or start the service of this version`,
    ),
    ...unusable.map((name) => `Migration ${name} has taken away what this version needs: start a newer one`),
  ];
}

async function verifyCounts(db: Sql): Promise<string[]> {
  const findings: string[] = [];
  for (const count of storedCounts) {
    const wrong = await countWrong(db, count);
    if (wrong > 0) findings.push(`${wrong} numbers of ${count.name} are wrong: ${REBUILD}`);
  }
  for (const derived of derivedRows) {
    const wrong = await countDifferences(db, derived);
    if (wrong > 0) findings.push(`${wrong} rows of ${derived.name} are wrong: ${REBUILD}`);
  }
  return findings;
}

const ReferenceRow = z.object({
  name: z.string(),
  table: z.string(),
  parent: z.string(),
  columns: z.array(z.string()),
  keys: z.array(z.string()),
});

/** Foreign keys are checked when rows are written, but not while a backup is restored or a disk is damaged. */
async function verifyReferences(db: Sql): Promise<string[]> {
  const references = await queryRows(
    db,
    ReferenceRow,
    sql`SELECT c.conname AS name, c.conrelid::regclass::text AS table, c.confrelid::regclass::text AS parent,
          ARRAY(SELECT quote_ident(a.attname) FROM unnest(c.conkey) WITH ORDINALITY AS k (n, i)
            JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.n ORDER BY k.i) AS columns,
          ARRAY(SELECT quote_ident(a.attname) FROM unnest(c.confkey) WITH ORDINALITY AS k (n, i)
            JOIN pg_attribute a ON a.attrelid = c.confrelid AND a.attnum = k.n ORDER BY k.i) AS keys
        FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY c.conname`,
  );
  const findings: string[] = [];
  for (const { name, table, parent, columns, keys } of references) {
    const isSet = columns.map((column) => `x.${column} IS NOT NULL`).join(' AND ');
    const matches = columns.map((column, index) => `p.${keys[index]} = x.${column}`).join(' AND ');
    const [{ lost } = { lost: 0 }] = await queryRows(
      db,
      z.object({ lost: z.int() }),
      sql.raw(
        `SELECT count(*)::int AS lost FROM ${table} x WHERE ${isSet} AND NOT EXISTS (SELECT 1 FROM ${parent} p WHERE ${matches})`,
      ),
    );
    if (lost > 0)
      findings.push(`${lost} rows of ${table} name rows that ${parent} lacks (${name}): restore a backup`);
  }
  return findings;
}

async function verifyIndexes(db: Sql): Promise<string[]> {
  const broken = await queryRows(
    db,
    z.object({ name: z.string() }),
    sql`SELECT i.indexrelid::regclass::text AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
        WHERE NOT i.indisvalid AND c.relnamespace = 'public'::regnamespace`,
  );
  return broken.map(({ name }) => `Index ${name} is not valid: run REINDEX INDEX CONCURRENTLY ${name}`);
}

/** Missing files that are named one by one. */
const NAMED = 5;

async function verifyFiles({ db, store }: Admin): Promise<string[]> {
  const missing: string[] = [];
  let total = 0;
  for await (const key of namedFiles(db)) {
    if (await store.find(key)) continue;
    total += 1;
    if (missing.length < NAMED) missing.push(key);
  }
  if (total === 0) return [];
  return [`${total} files are missing, such as ${missing.join(', ')}: restore them from a backup`];
}

/** Sentences that say what is wrong and what to do; empty for a sound database and store. */
export async function verify(admin: Admin): Promise<string[]> {
  const { db } = admin;
  const findings = await verifyMigrations(admin);
  // The other checks read tables that another version may not have.
  if (findings.length > 0) return findings;
  return [
    ...(await verifyCounts(db)),
    ...(await verifyReferences(db)),
    ...(await verifyIndexes(db)),
    ...(await verifyFiles(admin)),
  ];
}
