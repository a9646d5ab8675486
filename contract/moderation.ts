import * as z from 'zod/mini';
import { DecisionAction } from './decision';
import { MemberCard } from './member';
import { operation } from './operation';
import { REPORT_NOTE } from './report';
import { ReportReason } from './report-reason';
import { Count, Done, Handle, Id, Instant, page, PageQuery } from './primitives';

/** A post as the queue shows it, hidden and deleted ones too. */
const JudgedPost = z.object({
  id: Id,
  excerpt: z.string().check(z.maxLength(600)),
  hidden: z.boolean(),
  deleted: z.boolean(),
});

/** One report in the queue of the moderators. */
export const Report = z.object({
  id: Id,
  at: Instant,
  reason: ReportReason,
  note: z.string().check(z.maxLength(REPORT_NOTE)),
  reporter: MemberCard,
  /** The person concerned: who is reported, or who wrote what is. */
  member: MemberCard,
  suspended: z.boolean(),
  /** Null where the person is reported, or the post is gone for good. */
  post: z.nullable(JudgedPost),
  /** Other open reports of the same. */
  others: Count,
  closed: z.nullable(z.object({ at: Instant, by: z.nullable(MemberCard), action: DecisionAction })),
});
export type Report = z.infer<typeof Report>;

/** A line of the log of decisions. */
export const Decision = z.object({
  id: Id,
  at: Instant,
  action: DecisionAction,
  moderator: z.nullable(MemberCard),
  member: z.nullable(MemberCard),
  post: z.nullable(JudgedPost),
});
export type Decision = z.infer<typeof Decision>;

export const ReportState = z.enum(['open', 'closed']);
export type ReportState = z.infer<typeof ReportState>;

const rule = { tag: 'moderation', access: 'moderator', status: 200 } as const;

export const listReports = operation({
  ...rule,
  id: 'listReports',
  method: 'GET',
  path: '/moderation/reports',
  summary: 'Reports, the latest first',
  bucket: 'read',
  query: z.extend(PageQuery, { state: z._default(ReportState, 'open') }),
  answer: page(Report),
});

export const listDecisions = operation({
  ...rule,
  id: 'listDecisions',
  method: 'GET',
  path: '/moderation/decisions',
  summary: 'Every decision, the latest first',
  bucket: 'read',
  query: PageQuery,
  answer: page(Decision),
});

const onReport = (id: string, method: 'PUT' | 'DELETE', summary: string) =>
  operation({
    ...rule,
    id,
    method,
    path: '/moderation/reports/{reportId}/dismissal',
    summary,
    bucket: 'write',
    params: z.strictObject({ reportId: Id }),
    answer: Done,
  });

export const dismissReport = onReport('dismissReport', 'PUT', 'Close a report: nothing needs doing');
export const reopenReport = onReport('reopenReport', 'DELETE', 'Open a dismissed report again');

const onPost = (id: string, method: 'PUT' | 'DELETE', summary: string) =>
  operation({
    ...rule,
    id,
    method,
    path: '/moderation/posts/{postId}/hidden',
    summary,
    bucket: 'write',
    params: z.strictObject({ postId: Id }),
    answer: Done,
  });

export const hidePost = onPost('hidePost', 'PUT', 'Hide a post from everybody and close the reports of it');
export const unhidePost = onPost('unhidePost', 'DELETE', 'Show a hidden post again');

const onMember = (id: string, method: 'PUT' | 'DELETE', summary: string) =>
  operation({
    ...rule,
    id,
    method,
    path: '/moderation/members/{handle}/suspension',
    summary,
    bucket: 'write',
    params: z.strictObject({ handle: Handle }),
    answer: Done,
  });

export const suspendMember = onMember(
  'suspendMember',
  'PUT',
  'Suspend somebody and close the reports of them',
);
export const liftSuspension = onMember('liftSuspension', 'DELETE', 'Let somebody back in');
