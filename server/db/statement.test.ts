import { type SQL, sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { openSql } from './sql';
import { byShape, defineStatement } from './statement';

/** A client that is not connected: its statements wait. */
function openWaiting() {
  const sent: { text: string; params: unknown[] }[] = [];
  return { db: openSql(new Client(), { onStart: (text, params) => sent.push({ text, params }) }), sent };
}

const Row = z.object({ id: z.string() });

test('sends each named value once, in the order of the text, and none that the text leaves out', async () => {
  const { db, sent } = openWaiting();
  const find = defineStatement<typeof Row, 'id' | 'at' | 'unused'>(Row, (value) => {
    const id = sql`${value('id')}::uuid`;
    value('unused');
    return sql`SELECT ${id} WHERE ${value('at')} > now() OR ${id} IS NULL`;
  });
  void find(db, { at: 'today', id: 'a', unused: 'never' });
  await expect
    .poll(() => sent)
    .toEqual([{ text: 'SELECT $1::uuid WHERE $2 > now() OR $1::uuid IS NULL', params: ['a', 'today'] }]);
});

test('refuses a value that would be the same for all calls', () => {
  expect(() => defineStatement(Row, () => sql`SELECT ${'one of many'}`)).toThrow('named values');
});

test('writes the text of a shape once', () => {
  const built: unknown[] = [];
  const find = byShape((shape: { isFirst: boolean }) =>
    defineStatement(Row, (): SQL => {
      built.push(shape);
      return sql`SELECT 1`;
    }),
  );
  for (const isFirst of [true, false, true, true]) find({ isFirst });
  expect(built).toEqual([{ isFirst: true }, { isFirst: false }]);
});
