import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { csvLine } from '../csv';

const COLUMNS = ['at', 'action', 'moderator', 'member', 'postId', 'reason', 'note', 'messageId'] as const;
const BATCH = 500;
const MAX_ROWS = 50_000;

const Row = z.object({
  id: z.string(),
  at: instantColumn,
  action: z.string(),
  moderator: z.nullable(z.string()),
  member: z.nullable(z.string()),
  postId: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  note: z.string(),
  messageId: z.nullable(z.string()),
});
type Row = z.infer<typeof Row>;

const readBatch = (db: Sql, after: Row | undefined): Promise<Row[]> =>
  queryRows(
    db,
    Row,
    sql`SELECT d.id, d.at, d.action, w.handle AS moderator, m.handle AS member, d.post_id AS "postId", d.reason, d.note,
          d.message_id AS "messageId"
        FROM decisions d LEFT JOIN members w ON w.id = d.moderator_id LEFT JOIN members m ON m.id = d.member_id
        WHERE ${after ? sql`(d.at, d.id) < (${after.at}, ${after.id})` : sql`true`}
        ORDER BY d.at DESC, d.id DESC LIMIT ${BATCH}`,
  );

/** The newest 50,000 decisions as CSV, newest first, read batch by batch as the client takes them. */
export function streamDecisions(db: Sql): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let last: Row | undefined;
  let sent = 0;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const rows = await readBatch(db, last);
        const head = sent === 0 && last === undefined ? csvLine(COLUMNS) : '';
        controller.enqueue(
          encoder.encode(head + rows.map((row) => csvLine(COLUMNS.map((name) => row[name]))).join('')),
        );
        sent += rows.length;
        last = rows.at(-1);
        if (rows.length < BATCH || sent >= MAX_ROWS) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
