import { sql, type SQL } from 'drizzle-orm';
import { NOTIFICATION_KINDS } from '@contract/notification/notification-kind';
import {
  canRead,
  exists,
  isMuted,
  isPublished,
  notBlocked,
  type Viewer,
  withoutMutedWords,
} from '../policies';

const wantsKind = (viewer: Viewer, n: SQL): SQL => sql`
  NOT EXISTS (SELECT 1 FROM members qm WHERE qm.id = ${viewer.id} AND ${n}.kind = ANY(qm.quiet_kinds))`;

const ofMutedThread = (viewer: Viewer, p: SQL): SQL =>
  exists(sql`SELECT 1 FROM thread_mutes tm
    WHERE tm.member_id = ${viewer.id} AND tm.root_id = coalesce(${p}.root_id, ${p}.id)`);

/** Kinds of a later build stay out of lists and counts of this one, which runs beside it during an upgrade. */
const isKnownKind = (n: SQL): SQL => sql`${n}.kind = ANY(${sql.param([...NOTIFICATION_KINDS])}::text[])`;

const isAboutReadablePost = (viewer: Viewer, n: SQL): SQL =>
  sql`(${n}.post_id IS NULL OR ${exists(sql`
  SELECT 1 FROM posts np WHERE np.id = ${n}.post_id AND ${isPublished(viewer, sql`np`)} AND ${canRead(viewer, sql`np`)}
    AND NOT ${ofMutedThread(viewer, sql`np`)} AND ${withoutMutedWords(viewer, sql`np`)}`)})`;

const isAboutOwnSpace = (viewer: Viewer, n: SQL): SQL =>
  sql`(${n}.space_id IS NULL OR ${exists(sql`
  SELECT 1 FROM space_members nm WHERE nm.space_id = ${n}.space_id AND nm.member_id = ${viewer.id}`)})`;

/**
 * Kind, post and space of notification `n`, which all notifications of a group share. Decisions of moderators are always
 * listed, even about a hidden post.
 */
export const canNotifyAbout = (viewer: Viewer, n: SQL): SQL => sql`
  (${n}.kind = 'moderation' OR ${isKnownKind(n)} AND ${wantsKind(viewer, n)}
   AND ${isAboutReadablePost(viewer, n)} AND ${isAboutOwnSpace(viewer, n)})`;

/** Actor of notification `n`: neither blocked, muted, suspended nor to be deleted. */
export const canNotifyBy = (viewer: Viewer, n: SQL): SQL => sql`
  (${n}.kind = 'moderation' OR ${notBlocked(viewer, sql`${n}.actor_id`)} AND NOT ${isMuted(viewer, sql`${n}.actor_id`)})`;
