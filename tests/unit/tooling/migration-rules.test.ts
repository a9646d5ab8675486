import { expect, test } from 'vitest';
import type { Migration } from '../../../server/db/apply-migration';
import { migrations } from '../../../server/db/known-migrations';

/** Earlier migrations were written for a service that stops meanwhile. */
const FIRST = '0046';

const createdBy = (sql: string): Set<string | undefined> =>
  new Set(
    [...sql.matchAll(/CREATE (?:UNLOGGED )?TABLE (?:IF NOT EXISTS )?(\w+)/gi)].map(([, table]) => table),
  );

/** Removes or changes what older builds use. */
const TAKES_AWAY =
  /\bDROP (?:TABLE|COLUMN|FUNCTION)\b|\bRENAME\b|\bALTER (?:COLUMN )?\w+ (?:SET DATA )?TYPE\b|\bSET NOT NULL\b/i;

/** Why the service would stop, or an older build fail; empty for a migration beside which both run. */
function findings({ sql, runs, needs }: Migration): string[] {
  const created = createdBy(sql);
  const indexes = [...sql.matchAll(/CREATE (?:UNIQUE )?INDEX (?:CONCURRENTLY )?\w+ ON (\w+)/gi)];
  const changed = [...sql.matchAll(/ALTER TABLE (\w+)([^;]*)/gi)].filter(([, table]) => !created.has(table));
  return [
    ...indexes.flatMap(([, table]) =>
      runs === 'concurrently' || created.has(table) ? [] : [`index on ${table} without CONCURRENTLY`],
    ),
    ...changed.flatMap(([, table, change = '']) => [
      ...(/ADD COLUMN \w+ (?:(?!DEFAULT|GENERATED|,).)*NOT NULL(?:(?!DEFAULT|,).)*$/is.test(change)
        ? [`column of ${table} without a default: older builds do not write it`]
        : []),
      ...(/ADD (?:CONSTRAINT \w+ )?(?:PRIMARY KEY|UNIQUE) (?!USING INDEX)/i.test(change)
        ? [`key of ${table} without an index that is built concurrently`]
        : []),
      ...(/GENERATED ALWAYS AS \(/i.test(change) ? [`generated column rewrites ${table}`] : []),
      ...(/ADD (?:CONSTRAINT \w+ )?(?:CHECK|FOREIGN KEY)/i.test(change) && !/NOT VALID/i.test(change)
        ? [`constraint of ${table} without NOT VALID`]
        : []),
    ]),
    ...(TAKES_AWAY.test(sql) && needs === undefined ? ['takes something away without needs'] : []),
    ...(/^\s*UPDATE /im.test(sql) && runs !== 'in-batches'
      ? ['UPDATE of a whole table: fill it in batches']
      : []),
  ];
}

test.each(migrations.filter(({ name }) => name >= FIRST))('$name runs beside the service', (migration) => {
  expect(findings(migration)).toEqual([]);
});

test.each([
  'CREATE INDEX a ON posts (text)',
  'ALTER TABLE posts ADD COLUMN mood text NOT NULL',
  'ALTER TABLE posts ADD COLUMN words tsvector GENERATED ALWAYS AS (x(text)) STORED',
  'ALTER TABLE posts ADD CONSTRAINT a CHECK (text <> $$$$)',
  'ALTER TABLE posts ADD PRIMARY KEY (id, author_id)',
  'ALTER TABLE posts DROP COLUMN text',
  'ALTER TABLE posts RENAME COLUMN text TO body',
  'ALTER TABLE posts ALTER COLUMN text SET NOT NULL',
  'UPDATE posts SET text = text',
])('refuses %s', (sql) => {
  expect(findings({ name: '9001-wrong', sql })).toHaveLength(1);
});

test.each([
  'CREATE TABLE moods (id uuid PRIMARY KEY, post_id uuid NOT NULL); CREATE INDEX moods_post ON moods (post_id)',
  'ALTER TABLE posts ADD COLUMN mood text, ADD COLUMN moods integer NOT NULL DEFAULT 0',
  'ALTER TABLE posts ADD CONSTRAINT a CHECK (text <> $$$$) NOT VALID',
])('accepts %s', (sql) => {
  expect(findings({ name: '9001-right', sql })).toEqual([]);
});
