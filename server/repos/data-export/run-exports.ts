import { rename, stat } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { type ExportFolders, expiryOf, exportPath } from './data-export';
import { writeArchive } from './archive';

/** A running export without progress for this long belongs to a process that ended. */
const STALE_MS = 60_000;
const MAX_ATTEMPTS = 3;
/** Between two updates of the progress. */
const PROGRESS_MS = 500;

const ClaimedRow = z.object({ id: z.string(), memberId: z.string(), attempts: z.int() });
type ClaimedRow = z.infer<typeof ClaimedRow>;

async function claimExport(db: Sql, now: Date): Promise<ClaimedRow | undefined> {
  const stale = new Date(now.getTime() - STALE_MS);
  const [row] = await queryRows(
    db,
    ClaimedRow,
    sql`UPDATE data_exports SET state = 'running', attempts = attempts + 1, touched_at = ${now}, done = 0, total = 0
        WHERE id = (
          SELECT e.id FROM data_exports e
          WHERE e.state = 'queued' OR (e.state = 'running' AND e.touched_at < ${stale})
          ORDER BY e.requested_at LIMIT 1 FOR UPDATE SKIP LOCKED)
        RETURNING id, member_id AS "memberId", attempts`,
  );
  return row;
}

/** Stores the progress every 500 ms; throws once the member has cancelled the export. */
function trackProgress(db: Sql, id: string, clock: () => Date) {
  let last = 0;
  return async (done: number, total: number): Promise<void> => {
    if (performance.now() - last < PROGRESS_MS && done < total) return;
    last = performance.now();
    const { rowCount } = await db.execute(
      sql`UPDATE data_exports SET done = ${done}, total = ${total}, touched_at = ${clock()} WHERE id = ${id}`,
    );
    if (rowCount === 0) throw new Error('The export was cancelled');
  };
}

/** Writes the next archive; false when no export waits. A failed one is tried three times. */
export async function runNextExport(
  db: Sql,
  clock: () => Date,
  { mediaDir, exportDir }: ExportFolders,
  signal: AbortSignal,
): Promise<boolean> {
  const claimed = await claimExport(db, clock());
  if (!claimed) return false;
  const { id, memberId, attempts } = claimed;
  const path = exportPath(exportDir, id);
  const draft = `${path}.part`;
  try {
    const onProgress = trackProgress(db, id, clock);
    await writeArchive(db, { memberId, mediaDir, path: draft, onProgress, signal });
    await rename(draft, path);
    const { size } = await stat(path);
    await db.execute(
      sql`UPDATE data_exports SET state = 'ready', bytes = ${size}, expires_at = ${expiryOf(clock())} WHERE id = ${id}`,
    );
  } catch (cause) {
    // A shutdown is no fault of the export.
    const tried = signal.aborted ? attempts - 1 : attempts;
    const state = tried < MAX_ATTEMPTS ? 'queued' : 'failed';
    const { rowCount } = await db.execute(
      sql`UPDATE data_exports SET state = ${state}, attempts = ${tried} WHERE id = ${id}`,
    );
    if (rowCount !== 0 && !signal.aborted) throw cause;
  }
  return true;
}
