import * as z from 'zod/mini';
import { memberWriteDefaults, operation } from '../operation';
import { Done, Handle, Id } from '../primitives';
import { ReportReason } from './report-reason';

/** In UTF-16 code units. */
export const MAX_REPORT_NOTE_LENGTH = 500;

const ReportInput = z.strictObject({
  reason: ReportReason,
  note: z.optional(z.string().check(z.trim(), z.maxLength(MAX_REPORT_NOTE_LENGTH))),
});

export const reportPost = operation({
  ...memberWriteDefaults,
  id: 'reportPost',
  method: 'PUT',
  path: '/posts/{postId}/report',
  tag: 'reports',
  params: z.strictObject({ postId: Id }),
  body: ReportInput,
  response: Done,
});

export const reportMessage = operation({
  ...memberWriteDefaults,
  id: 'reportMessage',
  method: 'PUT',
  path: '/messages/{messageId}/report',
  tag: 'reports',
  params: z.strictObject({ messageId: Id }),
  body: ReportInput,
  response: Done,
});

export const reportMember = operation({
  ...memberWriteDefaults,
  id: 'reportMember',
  method: 'PUT',
  path: '/members/{handle}/report',
  tag: 'reports',
  params: z.strictObject({ handle: Handle }),
  body: ReportInput,
  response: Done,
});
