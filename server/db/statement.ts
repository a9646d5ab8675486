import { SQL, sql, type QueryWithTypings } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import { queryRows, type Sql } from './sql';

/** A value of a statement, in its text; all uses of a name are one parameter. */
export type ValueOf<Name extends string> = (name: Name) => SQL;

/**
 * A value that the planner cannot see. Where it can, a plan for the value may seem a little cheaper than one for all
 * values: PostgreSQL then plans each call, which takes longer than running most of these statements.
 */
export const hidden = (value: SQL, type: 'uuid' | 'timestamptz'): SQL =>
  sql`(SELECT ${value}::${sql.raw(type)})`;

export type Statement<Row extends z.ZodMiniType, Name extends string> = (
  db: Sql,
  values: Readonly<Partial<Record<Name, unknown>>>,
) => Promise<z.output<Row>[]>;

/** A finished text with the values of one call. */
class BoundText extends SQL {
  readonly query: QueryWithTypings;

  constructor(query: QueryWithTypings) {
    super([]);
    this.query = query;
  }

  override toQuery(): QueryWithTypings {
    return this.query;
  }
}

const dialect = new PgDialect();

/** Stands for a value until the whole text is known: fragments may leave out a value that they were given. */
const MARK = /\{\{(\w+)\}\}/g;

/**
 * A query whose text is made once: putting a long one together from its fragments takes longer than reading a page of
 * rows. All that differs between calls is a named value; throws where `build` has another parameter.
 */
export function defineStatement<Row extends z.ZodMiniType, Name extends string>(
  row: Row,
  build: (value: ValueOf<Name>) => SQL,
): Statement<Row, Name> {
  const { sql: marked, params } = dialect.sqlToQuery(build((name) => sql.raw(`{{${name}}}`)));
  if (params.length > 0) throw new Error('A defined statement takes named values and literals only');
  const names = [...new Set(Array.from(marked.matchAll(MARK), ([, name = '']) => name))];
  const text = marked.replaceAll(MARK, (_, name: string) => `$${names.indexOf(name) + 1}`);
  return (db, values: Readonly<Record<string, unknown>>) =>
    queryRows(db, row, new BoundText({ sql: text, params: names.map((name) => values[name]) }));
}

/** Statements that differ in more than their values: one for each shape, defined when it is first needed. */
export function byShape<Shape, Made>(define: (shape: Shape) => Made): (shape: Shape) => Made {
  const made = new Map<string, Made>();
  return (shape) => {
    const key = JSON.stringify(shape);
    const known = made.get(key) ?? define(shape);
    made.set(key, known);
    return known;
  };
}
