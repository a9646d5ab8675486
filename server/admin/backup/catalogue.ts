import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';

/** Names are quoted where PostgreSQL needs that. */
const Table = z.object({ name: z.string(), columns: z.array(z.string()) });
export type Table = z.infer<typeof Table>;

/** All tables, with the columns that are stored, not computed. */
export const listTables = (db: Sql): Promise<Table[]> =>
  queryRows(
    db,
    Table,
    sql`SELECT quote_ident(c.relname) AS name, (
          SELECT json_agg(quote_ident(a.attname) ORDER BY a.attnum) FROM pg_attribute a
          WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
        FROM pg_class c WHERE c.relkind IN ('r', 'p') AND NOT c.relispartition
          AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname`,
  );

const Sequence = z.object({ name: z.string(), value: z.string() });

/** Sequences that have given a number. */
export const listSequences = (db: Sql): Promise<z.infer<typeof Sequence>[]> =>
  queryRows(
    db,
    Sequence,
    sql`SELECT quote_ident(sequencename) AS name, last_value::text AS value FROM pg_sequences
        WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`,
  );

const ForeignKey = z.object({ table: z.string(), name: z.string(), definition: z.string() });

export const listForeignKeys = (db: Sql): Promise<z.infer<typeof ForeignKey>[]> =>
  queryRows(
    db,
    ForeignKey,
    sql`SELECT c.conrelid::regclass::text AS table, quote_ident(c.conname) AS name,
          pg_get_constraintdef(c.oid) AS definition
        FROM pg_constraint c WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace ORDER BY c.conname`,
  );
