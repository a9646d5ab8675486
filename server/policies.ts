import { sql, type SQL } from 'drizzle-orm';
import type { Access } from '@contract/operation';
import { Refusal } from './problem';

/** The signed-in member a call is answered for. */
export interface Caller {
  id: string;
  handle: string;
  moderator: boolean;
  suspended: boolean;
}

/** Who looks: an id as a parameter, or a column where many viewers are asked about at once. */
export interface Viewer {
  id: SQL;
  moderator: boolean;
}

export const viewerOf = (me: Caller): Viewer => ({ id: sql`${me.id}::uuid`, moderator: me.moderator });

/** May this member call an operation of this access at all? Throws. */
export function authorise(access: Access, me: Caller): void {
  if (access !== 'anyone' && me.suspended) throw new Refusal('suspended');
  if (access === 'moderator' && !me.moderator) throw new Refusal('forbidden');
}

const follows = (viewer: SQL, target: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM follows fo WHERE fo.member_id = ${viewer} AND fo.target_id = ${target})`;

/** The person behind `member` (an id) is there for the viewer: not suspended, and neither has blocked the other. */
export const meets = (viewer: Viewer, member: SQL): SQL => sql`
  NOT EXISTS (SELECT 1 FROM members me WHERE me.id = ${member} AND me.suspended_at IS NOT NULL)
  AND NOT EXISTS (SELECT 1 FROM blocks b1 WHERE b1.member_id = ${viewer.id} AND b1.target_id = ${member})
  AND NOT EXISTS (SELECT 1 FROM blocks b2 WHERE b2.member_id = ${member} AND b2.target_id = ${viewer.id})`;

/** The viewer has not muted `member`. Mutes hold in feeds and notifications, not on a profile or in a thread. */
export const unmuted = (viewer: Viewer, member: SQL): SQL =>
  sql`NOT EXISTS (SELECT 1 FROM mutes mu WHERE mu.member_id = ${viewer.id} AND mu.target_id = ${member})`;

/** Post `p` (a table alias) stands: not deleted, and not hidden except for moderators. */
export const stands = (viewer: Viewer, p: SQL): SQL =>
  viewer.moderator ? sql`${p}.deleted_at IS NULL` : sql`${p}.deleted_at IS NULL AND ${p}.hidden_at IS NULL`;

/** Post `p` is meant for the viewer: public, an own one, or of somebody they follow. */
export const addressed = (viewer: Viewer, p: SQL): SQL => sql`
  (${p}.audience = 'public' OR ${p}.author_id = ${viewer.id} OR ${follows(viewer.id, sql`${p}.author_id`)})`;

/** Everything that decides whether a viewer may know of post `p`. Every query that answers with posts holds this. */
export const readable = (viewer: Viewer, p: SQL): SQL => sql`
  (${stands(viewer, p)} AND ${addressed(viewer, p)} AND ${meets(viewer, sql`${p}.author_id`)})`;

/** A post in a feed: readable, and its author is not muted. */
export const feedable = (viewer: Viewer, p: SQL): SQL => sql`
  (${readable({ ...viewer, moderator: false }, p)} AND ${unmuted(viewer, sql`${p}.author_id`)})`;

/** Row `n` (a table alias) of notifications may be shown to the member it is for. */
export const noticeable = (viewer: Viewer, n: SQL): SQL => sql`
  (${meets(viewer, sql`${n}.actor_id`)} AND ${unmuted(viewer, sql`${n}.actor_id`)} AND
  (${n}.post_id IS NULL OR EXISTS (
    SELECT 1 FROM posts np WHERE np.id = ${n}.post_id AND ${readable(viewer, sql`np`)})))`;
