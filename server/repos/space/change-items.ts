import { isDeepStrictEqual } from 'node:util';
import { sql } from 'drizzle-orm';
import {
  type OverwrittenField,
  type SpaceItem,
  type SpaceItemChange,
  spaceKinds,
} from '@contract/space/space-item';
import { applySet, isAutosave, isEntryField } from '@contract/space/space-patch';
import { MAX_SPACE_BODY_BYTES, MAX_SPACE_ITEMS } from '@contract/space/space-limits';
import { Id } from '@contract/primitives';
import * as z from 'zod/mini';
import { countRows, idList, queryRows, type Sql } from '../../db/sql';
import { HttpProblem } from '../../http/response/problem';
import { emitEvents } from '../../live/emit-events';
import { isActive, type Caller } from '../policies';
import { settleFiles } from './file-rules';
import { assertUnlocked, bookInvoice, type InvoiceBook, numberOf, readInvoiceBook } from './invoice-rules';
import { lockForEditing } from './membership';
import { selectItems } from './space-item';

const Fields = z.record(z.string(), z.unknown());

const StateRow = z.object({
  id: z.string(),
  kind: z.string(),
  body: Fields,
  fieldRevisions: z.record(z.string(), z.int()),
  revision: z.int(),
  deleted: z.boolean(),
});
type State = z.infer<typeof StateRow>;

interface HistoryEntry {
  id: string;
  revision: number;
  fields: z.infer<typeof Fields>;
  removed: boolean;
  /** Revision of an autosave that this one replaces in the history, if it is of the same member and span. */
  replaces: number | null;
}

/** The history keeps one autosave of this span, as a PostgreSQL interval. */
const AUTOSAVE_SPAN = '5 minutes';

/** A replaced value, with the revision that had set it. */
type Replaced = Omit<OverwrittenField, 'by'> & { revision: number };

const readStates = async (db: Sql, spaceId: string, ids: readonly string[]): Promise<Map<string, State>> => {
  const rows = await queryRows(
    db,
    StateRow,
    sql`SELECT id, kind, body, field_revisions AS "fieldRevisions", revision, deleted_at IS NOT NULL AS deleted
        FROM space_items WHERE space_id = ${spaceId} AND id = ANY(${idList(ids)})`,
  );
  return new Map(rows.map((row) => [row.id, row]));
};

const invalid = (path: string, message: string): HttpProblem =>
  new HttpProblem('validation', { fields: { [path.slice(0, 200)]: message.slice(0, 500) } });

/** Throws `validation` with the field. */
function checkBody(body: unknown, kind: string, path: string): void {
  const schema = spaceKinds.find((each) => each.kind === kind)?.body;
  const issue = schema?.safeParse(body).error?.issues[0];
  if (issue) throw invalid([path, 'set', ...issue.path.map(String)].join('.'), issue.message);
  if (Buffer.byteLength(JSON.stringify(body)) > MAX_SPACE_BODY_BYTES)
    throw invalid(`${path}.set`, `An item has at most ${MAX_SPACE_BODY_BYTES} bytes.`);
}

/** Applies changes to items in memory; every effective change takes the next revision. */
function applyChanges(
  changes: readonly SpaceItemChange[],
  states: Map<string, State>,
  { start, book }: { start: number; book: InvoiceBook | null },
): { revision: number; history: HistoryEntry[]; replaced: Replaced[] } {
  const history: HistoryEntry[] = [];
  const replaced: Replaced[] = [];
  let revision = start;
  for (const [index, { id, kind, base, set, remove: removed = false }] of changes.entries()) {
    const path = `changes.${index}`;
    const before = states.get(id);
    if (!before && removed) continue;
    if (before && before.kind !== kind) throw invalid(`${path}.kind`, `The item is of kind ${before.kind}.`);
    const body: z.infer<typeof Fields> = applySet(kind, before?.body, set);
    if (book && kind === 'invoice')
      body['number'] = numberOf(book, before?.body, removed ? before?.body : body);
    checkBody(body, kind, path);
    const fields = Object.fromEntries(
      Object.entries(body).filter(([name, value]) => !isDeepStrictEqual(before?.body[name], value)),
    );
    const names = Object.keys(fields);
    if (book && before && !before.deleted) assertUnlocked(book, { id, before: before.body, names, removed });
    if (book && kind === 'invoice')
      bookInvoice(book, id, {
        body,
        removed,
        isNew: !before || before.deleted || names.includes('creditOf'),
      });
    if (before && before.deleted === removed && names.length === 0) continue;
    revision += 1;
    for (const field of names) {
      const changedIn = before?.fieldRevisions[field] ?? 0;
      if (changedIn > base && changedIn <= start && !isEntryField(kind, field))
        replaced.push({ id, field, value: before?.body[field], revision: changedIn });
    }
    const fieldRevisions = {
      ...before?.fieldRevisions,
      ...Object.fromEntries(names.map((name) => [name, revision])),
    };
    states.set(id, { id, kind, body, fieldRevisions, revision, deleted: removed });
    const replaces =
      before && !before.deleted && !removed && isAutosave(kind, names) ? before.revision : null;
    history.push({ id, revision, fields, removed, replaces });
  }
  return { revision, history, replaced };
}

const SetterRow = z.object({
  id: z.string(),
  revision: z.int(),
  own: z.boolean(),
  by: z.nullable(z.string()),
});

/** Leaves out values that the caller had set. */
async function nameSetters(
  db: Sql,
  me: Caller,
  spaceId: string,
  replaced: readonly Replaced[],
): Promise<OverwrittenField[]> {
  if (replaced.length === 0) return [];
  const setters = await queryRows(
    db,
    SetterRow,
    sql`SELECT c.item_id AS id, c.revision, c.member_id IS NOT DISTINCT FROM ${me.id}::uuid AS own, m.handle AS by
        FROM space_changes c LEFT JOIN members m ON m.id = c.member_id AND ${isActive(sql`m`)}
        WHERE c.space_id = ${spaceId} AND c.item_id = ANY(${idList(replaced.map(({ id }) => id))})
          AND c.revision = ANY(${sql.param(replaced.map((each) => each.revision))}::int[])`,
  );
  return replaced.flatMap(({ revision, ...field }) => {
    const setter = setters.find((each) => each.id === field.id && each.revision === revision);
    return setter?.own ? [] : [{ ...field, by: setter?.by ?? null }];
  });
}

async function store(
  db: Sql,
  { me, now, spaceId }: { me: Caller; now: Date; spaceId: string },
  changed: readonly State[],
  history: readonly HistoryEntry[],
): Promise<void> {
  await db.execute(
    sql`INSERT INTO space_items (space_id, id, kind, body, field_revisions, revision, changed_at, changed_by, deleted_at)
        SELECT ${spaceId}, x.id, x.kind, x.body, x."fieldRevisions", x.revision, ${now}::timestamptz, ${me.id}::uuid,
          CASE WHEN x.deleted THEN ${now}::timestamptz END
        FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb)
          AS x(id uuid, kind text, body jsonb, "fieldRevisions" jsonb, revision int, deleted boolean)
        ON CONFLICT (space_id, id) DO UPDATE SET body = excluded.body, field_revisions = excluded.field_revisions,
          revision = excluded.revision, changed_at = excluded.changed_at, changed_by = excluded.changed_by,
          deleted_at = excluded.deleted_at`,
  );
  await db.execute(
    sql`INSERT INTO space_changes (space_id, item_id, revision, member_id, at, fields, removed)
        SELECT ${spaceId}, x.id, x.revision, ${me.id}::uuid, ${now}::timestamptz, x.fields, x.removed
        FROM jsonb_to_recordset(${JSON.stringify(history)}::jsonb)
          AS x(id uuid, revision int, fields jsonb, removed boolean)`,
  );
  const autosaves = history.filter(({ replaces }) => replaces !== null);
  if (autosaves.length === 0) return;
  await db.execute(
    sql`DELETE FROM space_changes c
        USING jsonb_to_recordset(${JSON.stringify(autosaves)}::jsonb) AS x(id uuid, replaces int, fields jsonb)
        WHERE c.space_id = ${spaceId} AND c.item_id = x.id AND c.revision = x.replaces AND c.member_id = ${me.id}::uuid
          AND NOT c.removed AND c.fields <> '{}'
          AND date_bin(${AUTOSAVE_SPAN}::interval, c.at, 'epoch') = date_bin(${AUTOSAVE_SPAN}::interval, ${now}::timestamptz, 'epoch')
          AND NOT EXISTS (SELECT 1 FROM jsonb_object_keys(c.fields) AS field WHERE NOT x.fields ? field)`,
  );
}

/** Ids of the invoices that credit notes of a call reverse. */
const creditedIds = (changes: readonly SpaceItemChange[], states: ReadonlyMap<string, State>): string[] =>
  changes
    .filter(({ kind }) => kind === 'invoice')
    .flatMap(({ id, set }) => [states.get(id)?.body, set])
    .flatMap((fields) => Id.safeParse(fields && 'creditOf' in fields ? fields.creditOf : null).data ?? []);

interface Answer {
  revision: number;
  items: SpaceItem[];
  overwritten: OverwrittenField[];
}

/** Throws `not-found`, `forbidden` for readers, `validation`, `locked`, and `conflict` for one item too many. */
export async function changeSpaceItems(
  db: Sql,
  me: Caller,
  now: Date,
  { spaceId, changes }: { spaceId: string; changes: readonly SpaceItemChange[] },
): Promise<Answer> {
  const { revision: start } = await lockForEditing(db, me, spaceId);
  const ids = [...new Set(changes.map(({ id }) => id))];
  const states = await readStates(db, spaceId, ids);
  const known = states.size;
  const before = [...states.values()];
  const hasInvoices = changes.some(({ kind }) => kind === 'invoice');
  const book = hasInvoices
    ? await readInvoiceBook(db, spaceId, [...ids, ...creditedIds(changes, states)])
    : null;
  const { revision, history, replaced } = applyChanges(changes, states, { start, book });
  if (states.size > known) {
    const stored = await countRows(db, sql`SELECT 1 FROM space_items WHERE space_id = ${spaceId}`);
    if (stored + states.size - known > MAX_SPACE_ITEMS)
      throw new HttpProblem('conflict', { detail: `A space has at most ${MAX_SPACE_ITEMS} items.` });
  }
  // Before the history forgets autosaves.
  const overwritten = await nameSetters(db, me, spaceId, replaced);
  if (history.length > 0) {
    const changed = [...states.values()].filter((state) => state.revision > start);
    await store(db, { me, now, spaceId }, changed, history);
    if (changed.some(({ kind }) => kind === 'file')) await settleFiles(db, spaceId, before, changed);
    await db.execute(
      sql`UPDATE spaces SET revision = ${revision},
            last_invoice_number = coalesce(${book?.lastNumber ?? null}, last_invoice_number)
          WHERE id = ${spaceId}`,
    );
    await emitEvents(db, [{ kind: 'space-changed', subject: spaceId }]);
  }
  return {
    revision,
    items: await selectItems(
      db,
      sql`i.space_id = ${spaceId} AND i.id = ANY(${idList(ids)}) ORDER BY i.revision`,
    ),
    overwritten,
  };
}
