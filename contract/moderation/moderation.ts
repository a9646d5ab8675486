import * as z from 'zod/mini';
import { DecisionAction } from './decision-action';
import { Media, MAX_PICTURES } from '../post/media';
import { MemberCard } from '../member/member';
import { MAX_MESSAGE_LENGTH } from '../message/message';
import { operation } from '../operation';
import { MAX_OPTION_LENGTH, MAX_POST_CODE_UNITS } from '../post/post';
import { MAX_REPORT_NOTE_LENGTH } from './report';
import { ReportReason } from './report-reason';
import { Count, Done, Handle, Id, Instant, pageOf, PageQuery } from '../primitives';
import { VoiceNote } from '../post/voice-note';

/** In UTF-16 code units. */
export const MAX_DECISION_NOTE_LENGTH = 1000;

/** A claim ends by itself after this time. */
export const CLAIM_MINUTES = 30;

/** Hidden, deleted and followers-only posts included, also of members who block the moderator. */
const ReportedPost = z.object({
  id: Id,
  excerpt: z.string().check(z.maxLength(600)),
  /** The whole text; empty in responses of earlier versions. */
  text: z._default(z.string().check(z.maxLength(MAX_POST_CODE_UNITS)), ''),
  contentWarning: z._default(z.nullable(z.string().check(z.maxLength(200))), null),
  /** With addresses that expire within a day. */
  media: z._default(z.array(Media).check(z.maxLength(MAX_PICTURES)), []),
  options: z._default(z.array(z.string().check(z.maxLength(MAX_OPTION_LENGTH))).check(z.maxLength(4)), []),
  hidden: z.boolean(),
  deleted: z.boolean(),
});

/** Messages that moderators see on either side of a reported one. */
export const MAX_NEARBY_MESSAGES = 2;

/** Without text and files once deleted. */
const NearbyMessage = z.object({
  id: Id,
  author: MemberCard,
  text: z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)),
  /** With addresses that expire within a day. */
  media: z.array(Media).check(z.maxLength(MAX_PICTURES)),
  voice: z._default(z.nullable(VoiceNote), null),
  createdAt: Instant,
  deleted: z.boolean(),
});
export type NearbyMessage = z.infer<typeof NearbyMessage>;

const NearbyMessages = z.array(NearbyMessage).check(z.maxLength(MAX_NEARBY_MESSAGES));

const ReportedMessage = z.extend(z.omit(NearbyMessage, { author: true }), {
  /** As it was when reported. */
  text: z.string().check(z.maxLength(MAX_MESSAGE_LENGTH)),
  /** Null unless the author has changed the text since. */
  currentText: z.nullable(z.string().check(z.maxLength(MAX_MESSAGE_LENGTH))),
  removed: z.boolean(),
  /** Oldest first, as are those after it; none newer than the report. */
  before: NearbyMessages,
  after: NearbyMessages,
});

export const Report = z.object({
  id: Id,
  at: Instant,
  reason: ReportReason,
  note: z.string().check(z.maxLength(MAX_REPORT_NOTE_LENGTH)),
  reporter: MemberCard,
  /** The reported member, or the author of the reported post or message. */
  member: MemberCard,
  /** Of the member. */
  bio: z._default(z.string().check(z.maxLength(500)), ''),
  suspended: z.boolean(),
  /** Null for a suspension without a term. */
  suspendedUntil: z._default(z.nullable(Instant), null),
  /** Null without a suspension, or if the moderator gave no reason. */
  suspendedFor: z._default(z.nullable(ReportReason), null),
  /** Null for a reported member or message, and for a purged post. */
  post: z.nullable(ReportedPost),
  message: z._default(z.nullable(ReportedMessage), null),
  /** Other open reports of the same member, post or message. */
  others: Count,
  closed: z.nullable(z.object({ at: Instant, by: z.nullable(MemberCard), action: DecisionAction })),
  /** Null while no moderator reviews the subject. */
  claim: z._default(z.nullable(z.object({ by: MemberCard, until: Instant })), null),
});
export type Report = z.infer<typeof Report>;

/** An entry of the moderation log. */
export const Decision = z.object({
  id: Id,
  at: Instant,
  action: DecisionAction,
  moderator: z.nullable(MemberCard),
  member: z.nullable(MemberCard),
  post: z.nullable(ReportedPost),
  reason: z._default(z.nullable(ReportReason), null),
  /** Of the moderator, for moderators only. */
  note: z._default(z.string().check(z.maxLength(MAX_DECISION_NOTE_LENGTH)), ''),
});
export type Decision = z.infer<typeof Decision>;

export const ReportState = z.enum(['open', 'closed']);
export type ReportState = z.infer<typeof ReportState>;

const moderatorDefaults = { tag: 'moderation', access: 'moderator', status: 200 } as const;

export const listReports = operation({
  ...moderatorDefaults,
  id: 'listReports',
  method: 'GET',
  path: '/moderation/reports',
  bucket: 'read',
  query: z.extend(PageQuery, { state: z._default(ReportState, 'open') }),
  response: pageOf(Report),
});

export const listDecisions = operation({
  ...moderatorDefaults,
  id: 'listDecisions',
  method: 'GET',
  path: '/moderation/decisions',
  bucket: 'read',
  query: PageQuery,
  response: pageOf(Decision),
});

/** The note is for moderators only. */
const DecisionInput = z.strictObject({
  reason: z.optional(ReportReason),
  note: z.optional(z.string().check(z.trim(), z.maxLength(MAX_DECISION_NOTE_LENGTH))),
});
export type DecisionInput = z.infer<typeof DecisionInput>;

const reportOperation = (id: string, method: 'PUT' | 'DELETE') =>
  operation({
    ...moderatorDefaults,
    id,
    method,
    path: '/moderation/reports/{reportId}/dismissal',
    bucket: 'write',
    params: z.strictObject({ reportId: Id }),
    body: DecisionInput,
    bodyOptional: true,
    response: Done,
  });

export const dismissReport = reportOperation('dismissReport', 'PUT');
export const reopenReport = reportOperation('reopenReport', 'DELETE');

const claimOperation = (id: string, method: 'PUT' | 'DELETE') =>
  operation({
    ...moderatorDefaults,
    id,
    method,
    path: '/moderation/reports/{reportId}/claim',
    bucket: 'write',
    params: z.strictObject({ reportId: Id }),
    response: Done,
  });

export const claimReport = claimOperation('claimReport', 'PUT');
export const releaseReport = claimOperation('releaseReport', 'DELETE');

const postOperation = (id: string, method: 'PUT' | 'DELETE') =>
  operation({
    ...moderatorDefaults,
    id,
    method,
    path: '/moderation/posts/{postId}/hidden',
    bucket: 'write',
    params: z.strictObject({ postId: Id }),
    body: DecisionInput,
    bodyOptional: true,
    response: Done,
  });

export const hidePost = postOperation('hidePost', 'PUT');
export const unhidePost = postOperation('unhidePost', 'DELETE');

/** Only a message that has been reported. The removal is final. */
export const removeMessage = operation({
  ...moderatorDefaults,
  id: 'removeMessage',
  method: 'PUT',
  path: '/moderation/messages/{messageId}/removal',
  bucket: 'write',
  params: z.strictObject({ messageId: Id }),
  body: DecisionInput,
  bodyOptional: true,
  response: Done,
});

export const MAX_SUSPENSION_DAYS = 365;

/** Without `days` until a moderator lifts the suspension; a repeated call replaces reason and term. */
const SuspensionInput = z.extend(DecisionInput, {
  days: z.optional(z.int().check(z.gte(1), z.lte(MAX_SUSPENSION_DAYS))),
});

export const suspendMember = operation({
  ...moderatorDefaults,
  id: 'suspendMember',
  method: 'PUT',
  path: '/moderation/members/{handle}/suspension',
  bucket: 'write',
  params: z.strictObject({ handle: Handle }),
  body: SuspensionInput,
  bodyOptional: true,
  response: Done,
});
export const liftSuspension = operation({
  ...moderatorDefaults,
  id: 'liftSuspension',
  method: 'DELETE',
  path: '/moderation/members/{handle}/suspension',
  bucket: 'write',
  params: z.strictObject({ handle: Handle }),
  body: DecisionInput,
  bodyOptional: true,
  response: Done,
});
