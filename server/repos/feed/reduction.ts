import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MemberCard } from '@contract/member/member';
import { MAX_REDUCTIONS, type Reduction, REDUCTION_DAYS } from '@contract/feed/reduction';
import { countRows, instantColumn, queryRows, type Sql } from '../../db/sql';
import { makeId } from '../../db/id';
import { HttpProblem } from '../../http/response/problem';
import { notBlocked, viewerOf, type Caller, type Viewer } from '../policies';
import { findReadable } from '../post/post';
import { findTarget } from '../relationship/relationship';

/** Exactly one is set. */
type Subject = { targetId: string } | { tag: string };

const ReductionRow = z.object({
  member: z.nullable(MemberCard),
  tag: z.nullable(z.string()),
  until: instantColumn,
});

const inForce = (viewer: Viewer): SQL => sql`r.member_id = ${viewer.id} AND r.until > now()`;

/** Post `p` is by an author, or has a tag, that the viewer wants to see less of. */
export const isReduced = (viewer: Viewer, p: SQL): SQL => sql`(
  ${p}.author_id IN (SELECT r.target_id FROM reductions r WHERE ${inForce(viewer)} AND r.target_id IS NOT NULL)
  OR EXISTS (SELECT 1 FROM reductions r WHERE ${inForce(viewer)} AND r.tag IS NOT NULL) AND EXISTS (
    SELECT 1 FROM post_tags t JOIN reductions r ON r.tag = t.tag WHERE t.post_id = ${p}.id AND ${inForce(viewer)}))`;

/** Post `p` did not lead to a reduction. */
export const notDismissed = (viewer: Viewer, p: SQL): SQL => sql`${p}.id NOT IN (
  SELECT r.post_id FROM reductions r WHERE ${inForce(viewer)} AND r.post_id IS NOT NULL)`;

const listRows = (db: Sql, me: Caller, where: SQL): Promise<Reduction[]> =>
  queryRows(
    db,
    ReductionRow,
    sql`SELECT r.tag, r.until, CASE WHEN m.id IS NOT NULL THEN json_build_object(
            'id', m.id, 'handle', m.handle, 'name', m.name, 'avatarUrl', m.avatar_url) END AS member
        FROM reductions r LEFT JOIN members m ON m.id = r.target_id
        WHERE ${inForce(viewerOf(me))} AND ${where} ORDER BY r.until DESC, r.id DESC LIMIT ${MAX_REDUCTIONS}`,
  );

/** Latest first, without members who cannot be seen. */
export const listReductions = (db: Sql, me: Caller): Promise<Reduction[]> =>
  listRows(db, me, sql`(m.id IS NULL OR ${notBlocked(viewerOf(me), sql`m.id`)})`);

async function reduce(
  db: Sql,
  me: Caller,
  now: Date,
  { subject, postId }: { subject: Subject; postId: string | undefined },
): Promise<Reduction> {
  const post = postId === undefined ? null : (await findReadable(db, me, postId)).id;
  const until = new Date(now.getTime() + REDUCTION_DAYS * 86_400_000);
  const target = 'targetId' in subject ? subject.targetId : null;
  const tag = 'tag' in subject ? subject.tag : null;
  await db.execute(sql`DELETE FROM reductions WHERE member_id = ${me.id} AND until <= ${now}`);
  const [row] = await queryRows(
    db,
    z.object({ id: z.string() }),
    sql`INSERT INTO reductions AS r (id, member_id, target_id, tag, post_id, until)
        VALUES (${makeId(now)}, ${me.id}, ${target}, ${tag}, ${post}, ${until})
        ON CONFLICT (member_id, ${sql.raw(tag === null ? 'target_id' : 'tag')})
        DO UPDATE SET until = excluded.until, post_id = coalesce(excluded.post_id, r.post_id) RETURNING r.id`,
  );
  const [reduction] = row ? await listRows(db, me, sql`r.id = ${row.id}`) : [];
  const total = await countRows(db, sql`SELECT 1 FROM reductions WHERE member_id = ${me.id}`);
  if (!reduction || total > MAX_REDUCTIONS) {
    throw new HttpProblem('conflict', {
      detail: `You see less of ${MAX_REDUCTIONS} authors and tags, the most possible. Allow one again first.`,
    });
  }
  return reduction;
}

/** Repeating the call starts the 90 days again. Throws `not-found`, and `conflict` for the caller and above the limit. */
export const reduceMember = async (
  db: Sql,
  me: Caller,
  now: Date,
  { handle, postId }: { handle: string; postId: string | undefined },
): Promise<Reduction> =>
  reduce(db, me, now, { subject: { targetId: await findTarget(db, me, handle) }, postId });

export async function allowMember(db: Sql, me: Caller, handle: string): Promise<void> {
  const target = await findTarget(db, me, handle);
  await db.execute(sql`DELETE FROM reductions WHERE member_id = ${me.id} AND target_id = ${target}`);
}

export const reduceTag = (
  db: Sql,
  me: Caller,
  now: Date,
  { tag, postId }: { tag: string; postId: string | undefined },
): Promise<Reduction> => reduce(db, me, now, { subject: { tag: tag.toLowerCase() }, postId });

export async function allowTag(db: Sql, me: Caller, tag: string): Promise<void> {
  await db.execute(sql`DELETE FROM reductions WHERE member_id = ${me.id} AND tag = ${tag.toLowerCase()}`);
}
