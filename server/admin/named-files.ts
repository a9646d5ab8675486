import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { literal, queryRows, type Sql } from '../db/sql';
import { exportKey, fileKey, mediaKey, partKey } from '../media/object-key';

const PAGE = 1000;
const NIL_ID = '00000000-0000-0000-0000-000000000000';

const FileRow = z.object({ id: z.string(), moving: z.boolean(), widths: z.array(z.int()) });

const StoredFileRow = z.object({
  id: z.string(),
  parts: z.array(z.string()),
  hash: z.nullable(z.string()),
  hasThumbnail: z.nullable(z.boolean()),
});

/** Reads the rows of a table page by page. */
async function* pagesOf<Row extends z.ZodMiniType<{ id: string }>>(
  db: Sql,
  row: Row,
  select: (after: SQL) => SQL,
): AsyncGenerator<z.output<Row>[]> {
  for (let after: string | undefined = NIL_ID; after !== undefined;) {
    const rows: z.output<Row>[] = await queryRows(
      db,
      row,
      sql`${select(sql`${after}::uuid`)} ORDER BY id LIMIT ${literal(PAGE)}`,
    );
    yield rows;
    after = rows.length === PAGE ? rows.at(-1)?.id : undefined;
  }
}

/** Keys of objects that rows need, in constant memory. */
export async function* namedFiles(db: Sql): AsyncGenerator<string> {
  const media = pagesOf(
    db,
    FileRow,
    (after) => sql`SELECT id, moving, widths FROM media WHERE url IS NULL AND id > ${after}`,
  );
  for await (const rows of media)
    for (const { id, moving, widths } of rows)
      for (const part of ['whole', ...(moving ? ['still' as const] : []), ...widths] as const)
        yield mediaKey(id, part);
  const exports = pagesOf(
    db,
    z.object({ id: z.string() }),
    (after) =>
      sql`SELECT id FROM data_exports WHERE state = 'ready' AND expires_at > now() AND id > ${after}`,
  );
  for await (const rows of exports) for (const { id } of rows) yield exportKey(id);
  const files = pagesOf(
    db,
    StoredFileRow,
    (after) => sql`SELECT f.id, f.parts, f.hash, c.has_thumbnail AS "hasThumbnail"
      FROM space_files f LEFT JOIN file_contents c ON c.hash = f.hash WHERE f.id > ${after}`,
  );
  for await (const rows of files)
    for (const { parts, hash, hasThumbnail } of rows) {
      yield* parts.map(partKey);
      if (hash !== null) yield fileKey(hash);
      if (hash !== null && hasThumbnail) yield fileKey(hash, 'thumbnail');
    }
}
