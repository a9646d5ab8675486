import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../db/sql';
import { exportKey, fileKeys, mediaKeys, partKey } from '../media/object-key';
import { demoUids, insertSeed } from '../seed/seed';
import { recordAction } from './audit';
import type { Admin } from './command';
import { OperatorError } from './operator-error';

const IdRow = z.object({ id: z.string() });

/** Rows of the service itself; the audit stays too. */
const KEPT = ['migrations', 'contract_steps', 'events_horizon', 'totals', 'operator_actions', 'event_gaps'];

/** Streams cannot resume across the reset: their events are deleted, so clients read everything again. */
async function emptyTables(tx: Sql): Promise<void> {
  const tables = await queryRows(
    tx,
    z.object({ name: z.string() }),
    sql`SELECT quote_ident(tablename) AS name FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> ALL(${sql.param(KEPT)}::text[])`,
  );
  // Otherwise a row that a running service writes between two deletions would stay.
  await tx.execute(sql.raw(`LOCK TABLE ${tables.map(({ name }) => name).join()} IN EXCLUSIVE MODE`));
  await tx.execute(sql`UPDATE operator_actions SET member_id = NULL`);
  await tx.execute(sql`SET LOCAL session_replication_role = replica`);
  for (const { name } of tables) await tx.execute(sql.raw(`DELETE FROM ${name}`));
  await tx.execute(sql`SET LOCAL session_replication_role = origin`);
  await tx.execute(sql`UPDATE totals SET amount = 0`);
  await tx.execute(sql`UPDATE events_horizon SET xid = event_xid()`);
}

/** Replaces all data by the demo data. Throws OperatorError unless the data is local. */
export async function resetDemo(admin: Omit<Admin, 'pool' | 'databaseUrl' | 'print'>): Promise<void> {
  const { db, config, store, now } = admin;
  if (config.firebase || config.databaseUrl !== null)
    throw new OperatorError(
      'Only the local demo can be reset: unset DATABASE_URL and the VITE_FIREBASE_ variables to name it',
    );
  const files = await db.transaction(async (tx) => {
    const media = await queryRows(tx, IdRow, sql`SELECT id FROM media WHERE url IS NULL`);
    const exports = await queryRows(tx, IdRow, sql`SELECT id FROM data_exports`);
    const contents = await queryRows(tx, z.object({ hash: z.string() }), sql`SELECT hash FROM file_contents`);
    const parts = await queryRows(tx, IdRow, sql`SELECT unnest(parts) AS id FROM space_files`);
    await emptyTables(tx);
    await insertSeed(tx, { now: now(), demoUids });
    await recordAction(tx, admin, { command: 'reset-demo' });
    return { media, exports, contents, parts };
  });
  await store.delete(mediaKeys(files.media.map(({ id }) => id)));
  await store.delete(files.exports.map(({ id }) => exportKey(id)));
  await store.delete(files.contents.flatMap(({ hash }) => fileKeys(hash)));
  await store.delete(files.parts.map(({ id }) => partKey(id)));
}
