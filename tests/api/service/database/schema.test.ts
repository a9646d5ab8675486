import { getTableName, is, SQL, sql } from 'drizzle-orm';
import { getTableConfig, PgDialect, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import * as fileTables from '@server/db/schema/file';
import * as linkCardTables from '@server/db/schema/link-card';
import * as listTables from '@server/db/schema/list';
import * as memberTables from '@server/db/schema/member';
import * as moderationTables from '@server/db/schema/moderation';
import * as markTables from '@server/db/schema/mark';
import * as messageTables from '@server/db/schema/message';
import * as postTables from '@server/db/schema/post';
import * as relationshipTables from '@server/db/schema/relationship';
import * as serviceTables from '@server/db/schema/service';
import * as sessionTables from '@server/db/schema/session';
import * as spaceTables from '@server/db/schema/space';
import * as tagTables from '@server/db/schema/tag';
import { openSql, queryRows } from '@server/db/sql';
import { createTestApi } from '../../../support/service/test-api';

const api = createTestApi();
const tables = [
  fileTables,
  linkCardTables,
  listTables,
  memberTables,
  relationshipTables,
  moderationTables,
  markTables,
  messageTables,
  postTables,
  serviceTables,
  sessionTables,
  spaceTables,
  tagTables,
]
  .flatMap((module) => Object.values(module))
  .filter((each) => is(each, PgTable));
const dialect = new PgDialect();

interface Column {
  type: string;
  notNull: boolean;
  default: string | null;
}

/** A default of the schema in the notation of PostgreSQL's catalogue. */
function defaultOf(column: PgColumn): string | null {
  const value: unknown = column.generated ? column.generated.as : column.default;
  if (value === undefined) return null;
  if (is(value, SQL)) return dialect.sqlToQuery(value).sql;
  if (Array.isArray(value)) return `'{${value.join(',')}}'::${column.getSQLType()}`;
  return typeof value === 'string' ? `'${value}'::text` : String(value);
}

const declaredColumns = (table: PgTable): Record<string, Column> =>
  Object.fromEntries(
    getTableConfig(table).columns.map((column) => [
      column.name,
      {
        type: column.getSQLType().replace('timestamp (', 'timestamp('),
        notNull: column.notNull,
        default: defaultOf(column),
      },
    ]),
  );

const ColumnRow = z.object({
  table: z.string(),
  name: z.string(),
  type: z.string(),
  notNull: z.boolean(),
  default: z.nullable(z.string()),
});

async function storedColumns(): Promise<Record<string, Record<string, Column>>> {
  const rows = await queryRows(
    openSql(api.pool),
    ColumnRow,
    sql`SELECT c.relname AS "table", a.attname AS name, format_type(a.atttypid, a.atttypmod) AS type,
          a.attnotnull AS "notNull", pg_get_expr(d.adbin, d.adrelid) AS "default"
        FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace AND n.nspname = 'public'
          JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped
          LEFT JOIN pg_attrdef d ON d.adrelid = c.oid AND d.adnum = a.attnum
        WHERE c.relkind = 'r'`,
  );
  const found: Record<string, Record<string, Column>> = {};
  for (const { table, name, ...column } of rows) (found[table] ??= {})[name] = column;
  return found;
}

test('declares the columns, types, nullability and defaults of the database', async () => {
  const declared = Object.fromEntries(tables.map((table) => [getTableName(table), declaredColumns(table)]));
  expect(declared).toEqual(await storedColumns());
});

const IndexRow = z.object({ table: z.string(), name: z.string(), unique: z.boolean() });

test('declares the indexes and unique constraints of the database', async () => {
  const stored = await queryRows(
    openSql(api.pool),
    IndexRow,
    sql`SELECT t.relname AS "table", c.relname AS name, i.indisunique AS "unique"
        FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
          JOIN pg_namespace n ON n.oid = t.relnamespace AND n.nspname = 'public'`,
  );
  const declared = tables.flatMap((table) => {
    const { name, indexes, columns, primaryKeys, uniqueConstraints } = getTableConfig(table);
    const row = (index: string | undefined, unique: boolean) => `${name} ${index} ${unique ? 'unique' : ''}`;
    const hasKey = primaryKeys.length > 0 || columns.some((column) => column.primary);
    return [
      ...indexes.map(({ config }) => row(config.name, config.unique)),
      ...uniqueConstraints.map((constraint) => row(constraint.name, true)),
      ...columns.filter((column) => column.isUnique).map((column) => row(column.uniqueName, true)),
      ...(hasKey ? [row(`${name}_pkey`, true)] : []),
    ];
  });
  expect(declared.toSorted()).toEqual(
    stored.map(({ table, name, unique }) => `${table} ${name} ${unique ? 'unique' : ''}`).toSorted(),
  );
});

const CheckRow = z.object({ table: z.string(), definition: z.string() });

test('enumerates the values that check constraints allow', async () => {
  const checks = await queryRows(
    openSql(api.pool),
    CheckRow,
    sql`SELECT conrelid::regclass::text AS "table", pg_get_constraintdef(oid) AS definition
        FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
  );
  const compared: string[] = [];
  for (const table of tables) {
    for (const column of getTableConfig(table).columns) {
      const check = checks.find(
        (each) => each.table === getTableName(table) && each.definition.includes(`(${column.name} = ANY`),
      );
      if (!check) continue;
      const allowed = [...check.definition.matchAll(/'([\w-]+)'::text/g)].map((match) => match[1] ?? '');
      expect(column.enumValues?.toSorted(), `${check.table}.${column.name}`).toEqual(allowed.toSorted());
      compared.push(`${check.table}.${column.name}`);
    }
  }
  expect(compared.toSorted()).toEqual([
    'appeals.outcome',
    'conversation_members.role',
    'conversation_members.state',
    'conversations.kind',
    'data_exports.state',
    'decisions.action',
    'events.kind',
    'follow_requests.answer',
    'members.role',
    'notifications.kind',
    'posts.audience',
    'read_markers.list',
    'space_members.role',
  ]);
});
