import { mutationOptions } from '@tanstack/react-query';
import { reportMember, reportMessage, reportPost } from '@contract/moderation/report';
import type { ReportReason } from '@contract/moderation/report-reason';
import { callApi } from '@/lib/api/client';
import type { ReportSubject } from '@/lib/overlays/overlay-store';
import { defineHandler } from '@/queries/outbox/handler';
import { submit, notifySubmitted } from '@/queries/outbox/submit';
import { reportChangesText } from '@/messages/social/changes/report';

export interface ReportSubmission {
  subject: ReportSubject;
  reason: ReportReason;
  note: string;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    report: { vars: ReportSubmission; response: unknown };
  }
}

const subjectId = (subject: ReportSubject): string => {
  if (subject.kind === 'member') return subject.handle;
  return subject.kind === 'post' ? subject.postId : subject.messageId;
};

const reportCoalesceKey = ({ subject }: ReportSubmission) => `report:${subjectId(subject)}`;

export const reportHandler = defineHandler({
  scope: reportCoalesceKey,
  coalesceKey: reportCoalesceKey,
  send: ({ subject, reason, note }: ReportSubmission, options) => {
    const body = { reason, note };
    if (subject.kind === 'message')
      return callApi(reportMessage, { params: { messageId: subject.messageId }, body }, options);
    return subject.kind === 'post'
      ? callApi(reportPost, { params: { postId: subject.postId }, body }, options)
      : callApi(reportMember, { params: { handle: subject.handle }, body }, options);
  },
  settle: () => undefined,
  label: ({ subject: { kind, name } }) =>
    kind === 'member' ? reportChangesText.entryOfMember(name) : reportChangesText.entryOf(kind, name),
  text: ({ note }) => note,
  isEditable: () => true,
});

/** Resolves with null when the write waits in the outbox. */
export const reportOptions = () =>
  mutationOptions({
    mutationFn: (vars: ReportSubmission, { client }) =>
      submit<object>(client, { kind: 'report', vars }, { failure: reportChangesText.sendFailed }),
    onSuccess: (answer) => notifySubmitted(answer, reportChangesText.sent),
    networkMode: 'always',
  });
