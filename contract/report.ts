import * as z from 'zod/mini';
import { memberWrites, operation } from './operation';
import { ReportReason } from './report-reason';
import { Done, Handle, Id } from './primitives';

/** Units of what one may add to a reason. */
export const REPORT_NOTE = 500;

const Complaint = z.strictObject({
  reason: ReportReason,
  note: z.optional(z.string().check(z.trim(), z.maxLength(REPORT_NOTE))),
});

export const reportPost = operation({
  ...memberWrites,
  id: 'reportPost',
  method: 'PUT',
  path: '/posts/{postId}/report',
  tag: 'reports',
  summary: "Report somebody's post; a second report of the same post replaces the first while that is open",
  params: z.strictObject({ postId: Id }),
  body: Complaint,
  answer: Done,
});

export const reportMember = operation({
  ...memberWrites,
  id: 'reportMember',
  method: 'PUT',
  path: '/members/{handle}/report',
  tag: 'reports',
  summary: 'Report a person; a second report of the same person replaces the first while that is open',
  params: z.strictObject({ handle: Handle }),
  body: Complaint,
  answer: Done,
});
