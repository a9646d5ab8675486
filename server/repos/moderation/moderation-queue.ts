import { sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { MemberCard } from '@contract/member';
import { DecisionAction } from '@contract/decision-action';
import { Decision, Report, type ReportState } from '@contract/moderation';
import { instantColumn, queryRows, type Sql } from '../../db/sql';
import { afterKeyset, toPage } from '../keyset';
import type { PageRequest } from '../post/post-list';

const EXCERPT = 280;

/** Member card of the table alias `m` as JSON; null without a member. */
const memberCardJson = (m: SQL): SQL => sql`CASE WHEN ${m}.id IS NULL THEN NULL ELSE json_build_object(
  'id', ${m}.id, 'handle', ${m}.handle, 'name', ${m}.name, 'avatarUrl', ${m}.avatar_url) END`;

/** Post `p` as JSON, its content warning before its text; null without a post. */
const moderatedPost = sql`CASE WHEN p.id IS NULL THEN NULL ELSE json_build_object(
  'id', p.id, 'excerpt', left(coalesce('[' || p.content_warning || '] ', '') || p.text, ${EXCERPT}),
  'hidden', p.hidden_at IS NOT NULL, 'deleted', p.deleted_at IS NOT NULL) END`;

const ReportRow = z.extend(z.omit(Report, { closed: true }), {
  at: instantColumn,
  closedAt: z.nullable(instantColumn),
  closer: z.nullable(MemberCard),
  action: z.nullable(DecisionAction),
});

const reportOf = ({ closedAt, closer, action, ...row }: z.infer<typeof ReportRow>): Report => ({
  ...row,
  closed: closedAt === null || action === null ? null : { at: closedAt, by: closer, action },
});

/** Open reports by creation time, closed reports by closing time; newest first. */
export async function listReports(
  db: Sql,
  { state, paging, limit }: PageRequest & { state: ReportState },
): Promise<{ items: Report[]; nextCursor: string | null }> {
  const open = state === 'open';
  const at = open ? sql`r.created_at` : sql`r.closed_at`;
  const found = await queryRows(
    db,
    ReportRow,
    sql`SELECT r.id, r.created_at AS at, r.reason, r.note, ${memberCardJson(sql`w`)} AS reporter, ${memberCardJson(sql`m`)} AS member,
          m.suspended_at IS NOT NULL AS suspended, ${moderatedPost} AS post,
          (SELECT count(*)::int FROM reports o WHERE o.id <> r.id AND o.closed_at IS NULL
             AND o.member_id = r.member_id AND o.post_id IS NOT DISTINCT FROM r.post_id) AS others,
          r.closed_at AS "closedAt", ${memberCardJson(sql`c`)} AS closer, r.action
        FROM reports r JOIN members w ON w.id = r.reporter_id JOIN members m ON m.id = r.member_id
          LEFT JOIN posts p ON p.id = r.post_id LEFT JOIN members c ON c.id = r.closed_by
        WHERE r.closed_at IS ${open ? sql`NULL` : sql`NOT NULL`} AND ${afterKeyset(paging, at, sql`r.id`)}
        ORDER BY ${at} DESC, r.id DESC LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.closedAt ?? row.at, row.id]);
  return { items: rows.map(reportOf), nextCursor };
}

const DecisionRow = z.extend(Decision, { at: instantColumn });

/** Newest first. */
export async function listDecisions(
  db: Sql,
  { paging, limit }: PageRequest,
): Promise<{ items: Decision[]; nextCursor: string | null }> {
  const found = await queryRows(
    db,
    DecisionRow,
    sql`SELECT d.id, d.at, d.action, ${memberCardJson(sql`w`)} AS moderator, ${memberCardJson(sql`m`)} AS member, ${moderatedPost} AS post
        FROM decisions d LEFT JOIN members w ON w.id = d.moderator_id LEFT JOIN members m ON m.id = d.member_id
          LEFT JOIN posts p ON p.id = d.post_id
        WHERE ${afterKeyset(paging, sql`d.at`, sql`d.id`)} ORDER BY d.at DESC, d.id DESC LIMIT ${limit + 1}`,
  );
  const { rows, nextCursor } = toPage(found, limit, paging, (row) => [row.at, row.id]);
  return { items: rows, nextCursor };
}
