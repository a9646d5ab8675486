import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { idList, queryRows, type Sql } from '../../db/sql';
import { notify } from '../notification/notify';

/** Voters per transaction: a long one would hold back all live events. */
const VOTERS = 1000;

const EndedPoll = z.object({ postId: z.string(), authorId: z.string() });
const Voter = z.object({ id: z.string() });

interface Progress {
  postId: string;
  /** The last voter notified. */
  after: string | null;
  isDone: boolean;
}

/** Locks one ended poll that no other process has locked; `current` first, `failed` never. */
async function lockEndedPoll(db: Sql, now: Date, current: string | null, failed: readonly string[]) {
  const [poll] = await queryRows(
    db,
    EndedPoll,
    sql`SELECT po.post_id AS "postId", p.author_id AS "authorId" FROM polls po JOIN posts p ON p.id = po.post_id
        WHERE po.announced_at IS NULL AND po.closes_at <= ${now} AND NOT po.post_id = ANY(${idList(failed)})
          AND ${current === null ? sql`true` : sql`po.post_id = ${current}`}
        ORDER BY po.closes_at LIMIT 1 FOR NO KEY UPDATE OF po SKIP LOCKED`,
  );
  return poll ?? null;
}

/** Notifies the author and the next voters; repeated after a crash, because a notification exists once. */
async function announceSome(
  db: Sql,
  now: Date,
  at: Progress | null,
  failed: readonly string[],
  onTaken: (postId: string) => void,
): Promise<Progress | null> {
  const poll = await lockEndedPoll(db, now, at?.postId ?? null, failed);
  if (!poll) return null;
  const { postId, authorId } = poll;
  onTaken(postId);
  const after = at?.after ?? null;
  const voters = await queryRows(
    db,
    Voter,
    sql`SELECT v.member_id AS id FROM votes v WHERE v.post_id = ${postId}
          AND ${after === null ? sql`true` : sql`v.member_id > ${after}::uuid`}
        ORDER BY v.member_id LIMIT ${VOTERS}`,
  );
  const people = new Set(voters.map(({ id }) => id));
  if (after === null) people.add(authorId);
  await notify(
    db,
    now,
    [...people].map((to) => ({ to, kind: 'poll', actor: authorId, postId })),
  );
  const last = voters.at(-1);
  if (voters.length === VOTERS && last) return { postId, after: last.id, isDone: false };
  await db.execute(sql`UPDATE polls SET announced_at = ${now} WHERE post_id = ${postId}`);
  return { postId, after: null, isDone: true };
}

/**
 * Notifies the author and voters of each ended poll, once even across processes, a thousand voters at a time. A poll
 * that fails stays for the next run and stops no other; the first failure is thrown at the end. Returns the number of
 * polls.
 */
export async function announcePolls(
  db: Sql,
  now: Date,
  { onBatch, signal }: { onBatch?: () => void; signal?: AbortSignal } = {},
): Promise<number> {
  const failed: string[] = [];
  const failures: unknown[] = [];
  let announced = 0;
  let progress: Progress | null = null;
  for (;;) {
    if (signal?.aborted) break;
    const at: Progress | null = progress;
    const taken = { postId: at?.postId ?? '' };
    try {
      progress = await db.transaction((tx) =>
        announceSome(tx, now, at, failed, (postId) => {
          taken.postId = postId;
        }),
      );
      // Another process has taken over the poll, or no poll is left.
      if (!progress && !at) break;
      if (progress?.isDone) {
        announced += 1;
        progress = null;
      }
      onBatch?.();
    } catch (cause) {
      failures.push(cause);
      if (!taken.postId) break;
      failed.push(taken.postId);
      progress = null;
    }
  }
  if (failures.length > 0) throw failures[0];
  return announced;
}
