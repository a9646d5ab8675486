import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { queryRows, type Sql } from '../../db/sql';
import { exportKey } from '../../media/object-key';
import type { ObjectStore } from '../../media/object-store';
import { expiryOf } from './data-export';
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

interface StoreOptions {
  id: string;
  memberId: string;
  store: ObjectStore;
  onProgress: ReturnType<typeof trackProgress>;
  signal: AbortSignal;
}

/** Returns the bytes of the archive. A draft is written first: a slow store would hold the snapshot of the database. */
async function storeArchive(
  db: Sql,
  { id, memberId, store, onProgress, signal }: StoreOptions,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-export-'));
  const path = join(folder, 'archive.zip');
  let [done, total] = [0, 0];
  const onFile = (now: number, all: number): Promise<void> => {
    [done, total] = [now, all + 1];
    return onProgress(done, total);
  };
  const upload = async function* upload(): AsyncGenerator<Uint8Array> {
    for await (const chunk of createReadStream(path, { signal })) {
      await onProgress(done, total);
      yield chunk as Buffer;
    }
  };
  try {
    await writeArchive(db, { memberId, store, path, onProgress: onFile, signal });
    await store.put(exportKey(id), upload(), 'application/zip');
    await onProgress(total, total);
    return (await stat(path)).size;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Writes the next archive; false when no export waits. A failed one is tried three times. */
export async function runNextExport(
  db: Sql,
  clock: () => Date,
  store: ObjectStore,
  signal: AbortSignal,
): Promise<boolean> {
  const claimed = await claimExport(db, clock());
  if (!claimed) return false;
  const { id, memberId, attempts } = claimed;
  try {
    const onProgress = trackProgress(db, id, clock);
    const size = await storeArchive(db, { id, memberId, store, onProgress, signal });
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
