import { sql, type SQL } from 'drizzle-orm';
import { MemberCard } from '@contract/member/member';
import { MAX_NEARBY_MESSAGES, type NearbyMessage, type Report } from '@contract/moderation/moderation';
import * as z from 'zod/mini';
import { instantColumn } from '../../db/sql';
import { messageMediaJson, messageMediaOf, MessageMediaRow } from '../media/media-view';
import { memberCardJson } from './member-card-json';

const NearbyRow = z.object({
  id: z.string(),
  author: MemberCard,
  text: z.string(),
  media: z.nullable(z.array(MessageMediaRow)),
  createdAt: instantColumn,
  deleted: z.boolean(),
});
type NearbyRow = z.infer<typeof NearbyRow>;

export const ReportedMessageRow = z.nullable(
  z.extend(z.omit(NearbyRow, { author: true }), {
    currentText: z.nullable(z.string()),
    removed: z.boolean(),
    before: z.array(NearbyRow),
    after: z.array(NearbyRow),
  }),
);

/**
 * Messages beside message `x` of report `r`: only what the reporter could read when reporting, so that nothing written
 * later reaches moderators. Blocks do not count: who reports often blocks as well.
 */
const nearby = (side: SQL, direction: SQL): SQL => sql`(
  SELECT coalesce(json_agg(n ORDER BY n.number), '[]') FROM (
    SELECT y.id, y.number, ${memberCardJson(sql`ya`)} AS author, y.text, y.created_at AS "createdAt",
      CASE WHEN y.deleted_at IS NULL THEN ${messageMediaJson(sql`y`)} END AS media, y.deleted_at IS NOT NULL AS deleted
    FROM messages y JOIN members ya ON ya.id = y.author_id
      JOIN conversation_members cm ON cm.conversation_id = y.conversation_id AND cm.member_id = r.reporter_id
    WHERE y.conversation_id = x.conversation_id AND y.number ${side} x.number AND y.number > cm.hidden_up_to
      AND y.created_at <= r.created_at
    ORDER BY y.number ${direction} LIMIT ${MAX_NEARBY_MESSAGES}) n)`;

/** Message `x` of report `r` as JSON; null without one. */
export const reportedMessage = sql`CASE WHEN x.id IS NULL THEN NULL ELSE json_build_object(
  'id', x.id, 'text', r.message_text, 'media', ${messageMediaJson(sql`x`)}, 'createdAt', x.created_at,
  'currentText', CASE WHEN x.deleted_at IS NULL AND x.text <> r.message_text THEN x.text END,
  'deleted', x.deleted_at IS NOT NULL, 'removed', x.removed,
  'before', ${nearby(sql`<`, sql`DESC`)}, 'after', ${nearby(sql`>`, sql`ASC`)}) END`;

const nearbyOf = (rows: readonly NearbyRow[], now: Date): NearbyMessage[] =>
  rows.map((row) => ({ ...row, ...messageMediaOf(row.media, { purpose: 'review', now }) }));

export const messageOf = (row: z.infer<typeof ReportedMessageRow>, now: Date): Report['message'] =>
  row && {
    ...row,
    ...messageMediaOf(row.media, { purpose: 'review', now }),
    before: nearbyOf(row.before, now),
    after: nearbyOf(row.after, now),
  };
