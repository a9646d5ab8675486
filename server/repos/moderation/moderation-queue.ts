import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MemberCard } from '@contract/member/member';
import { DecisionAction } from '@contract/moderation/decision-action';
import { Decision, Report, type ReportState } from '@contract/moderation/moderation';
import { countRows, instantColumn, queryRows, type Sql } from '../../db/sql';
import { mediaJson, mediaOf, MediaRow } from '../media/media-view';
import { claimEnd, claimOf, isSameSubject } from './claim';
import { memberCardJson } from './member-card-json';
import { messageOf, reportedMessage, ReportedMessageRow } from './reported-message';
import { afterKeyset, toPage } from '../keyset';
import type { PageRequest } from '../post/post-list';

const EXCERPT = 280;

/** Post `p` as JSON, its content warning before its excerpt; null without a post. */
const moderatedPost = sql`CASE WHEN p.id IS NULL THEN NULL ELSE json_build_object(
  'id', p.id, 'excerpt', left(coalesce('[' || p.content_warning || '] ', '') || p.text, ${EXCERPT}),
  'text', p.text, 'contentWarning', p.content_warning, 'media', ${mediaJson(sql`p`)},
  'options', coalesce((SELECT json_agg(po.text ORDER BY po.position) FROM poll_options po WHERE po.post_id = p.id), '[]'),
  'hidden', p.hidden_at IS NOT NULL, 'deleted', p.deleted_at IS NOT NULL) END`;

const ModeratedPostRow = z.nullable(
  z.object({
    id: z.string(),
    excerpt: z.string(),
    text: z.string(),
    contentWarning: z.nullable(z.string()),
    media: z.nullable(z.array(MediaRow)),
    options: z.array(z.string()),
    hidden: z.boolean(),
    deleted: z.boolean(),
  }),
);

const postOf = (post: z.infer<typeof ModeratedPostRow>, now: Date): Report['post'] =>
  post && { ...post, media: mediaOf(post.media, { purpose: 'review', now }) };

const ClaimRow = z.nullable(z.extend(MemberCard, { at: instantColumn }));

const claimRowOf = (row: z.infer<typeof ClaimRow>): Report['claim'] => {
  if (!row) return null;
  const { at, ...by } = row;
  return { by, until: claimEnd(at) };
};

const ReportRow = z.extend(z.omit(Report, { closed: true, post: true, message: true, claim: true }), {
  claim: ClaimRow,
  at: instantColumn,
  suspendedUntil: z.nullable(instantColumn),
  closedAt: z.nullable(instantColumn),
  closer: z.nullable(MemberCard),
  action: z.nullable(DecisionAction),
  post: ModeratedPostRow,
  message: ReportedMessageRow,
});

const reportOf = (
  { closedAt, closer, action, post, message, claim, ...row }: z.infer<typeof ReportRow>,
  now: Date,
): Report => ({
  ...row,
  post: postOf(post, now),
  message: messageOf(message, now),
  claim: claimRowOf(claim),
  closed: closedAt === null || action === null ? null : { at: closedAt, by: closer, action },
});

/** Everything that waits for a moderator. */
export const countOpenModeration = (db: Sql): Promise<number> =>
  countRows(
    db,
    sql`SELECT 1 FROM reports WHERE closed_at IS NULL UNION ALL SELECT 1 FROM appeals WHERE closed_at IS NULL`,
  );

/** Open reports by creation time, closed reports by closing time; newest first. */
export async function listReports(
  db: Sql,
  now: Date,
  { state, paging, limit }: PageRequest & { state: ReportState },
): Promise<{ items: Report[]; nextCursor: string | null }> {
  const open = state === 'open';
  const at = open ? sql`r.created_at` : sql`r.closed_at`;
  const found = await queryRows(
    db,
    ReportRow,
    sql`SELECT r.id, r.created_at AS at, r.reason, r.note, ${memberCardJson(sql`w`)} AS reporter, ${memberCardJson(sql`m`)} AS member,
          m.bio, m.suspended_at IS NOT NULL AS suspended, m.suspended_until AS "suspendedUntil",
          m.suspended_for AS "suspendedFor", ${moderatedPost} AS post, ${reportedMessage} AS message, (SELECT count(*)::int FROM reports o WHERE o.id <> r.id AND o.closed_at IS NULL
             AND ${isSameSubject(sql`o`, sql`r`)}) AS others, ${claimOf(sql`r`, now)} AS claim,
          r.closed_at AS "closedAt", ${memberCardJson(sql`c`)} AS closer, r.action
        FROM reports r JOIN members w ON w.id = r.reporter_id JOIN members m ON m.id = r.member_id
          LEFT JOIN posts p ON p.id = r.post_id LEFT JOIN messages x ON x.id = r.message_id
          LEFT JOIN members c ON c.id = r.closed_by
        WHERE r.closed_at IS ${open ? sql`NULL` : sql`NOT NULL`} AND ${afterKeyset(paging, at, sql`r.id`)}
        ORDER BY ${at} DESC, r.id DESC LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.closedAt ?? row.at, row.id]);
  return { items: rows.map((row) => reportOf(row, now)), nextCursor };
}

export const DecisionRow = z.extend(Decision, { at: instantColumn, post: ModeratedPostRow });

/** Of decision `d`, moderator `w`, member `m` and post `p`. */
export const decisionColumns = sql`d.id, d.at, d.action, d.reason, d.note, ${memberCardJson(sql`w`)} AS moderator,
  ${memberCardJson(sql`m`)} AS member, ${moderatedPost} AS post`;

export const decisionOf = (row: z.infer<typeof DecisionRow>, now: Date): Decision => ({
  ...row,
  post: postOf(row.post, now),
});

/** Newest first. */
export async function listDecisions(
  db: Sql,
  now: Date,
  { paging, limit }: PageRequest,
): Promise<{ items: Decision[]; nextCursor: string | null }> {
  const found = await queryRows(
    db,
    DecisionRow,
    sql`SELECT ${decisionColumns}
        FROM decisions d LEFT JOIN members w ON w.id = d.moderator_id LEFT JOIN members m ON m.id = d.member_id
          LEFT JOIN posts p ON p.id = d.post_id
        WHERE ${afterKeyset(paging, sql`d.at`, sql`d.id`)} ORDER BY d.at DESC, d.id DESC LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.at, row.id]);
  return { items: rows.map((row) => decisionOf(row, now)), nextCursor };
}
