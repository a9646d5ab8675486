import { mutationOptions } from '@tanstack/react-query';
import { reportMember, reportPost, type ReportReason } from '@contract/report';
import { callApi } from '@/lib/api/client';
import type { ReportSubject } from '@/lib/overlays/overlay-store';
import { defineHandler } from '@/queries/outbox/handler';
import { submit, notifySubmitted } from '@/queries/outbox/submit';

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

const reportCoalesceKey = ({ subject }: ReportSubmission) =>
  `report:${subject.kind === 'post' ? subject.postId : subject.handle}`;

export const reportHandler = defineHandler({
  scope: reportCoalesceKey,
  coalesceKey: reportCoalesceKey,
  send: ({ subject, reason, note }: ReportSubmission, options) => {
    const body = { reason, note };
    return subject.kind === 'post'
      ? callApi(reportPost, { params: { postId: subject.postId }, body }, options)
      : callApi(reportMember, { params: { handle: subject.handle }, body }, options);
  },
  settle: () => undefined,
  label: ({ subject }) => `Report of ${subject.kind === 'post' ? `a post by ${subject.name}` : subject.name}`,
  text: ({ note }) => note,
  isEditable: () => true,
});

/** Resolves with null when the write waits in the outbox. */
export const reportOptions = () =>
  mutationOptions({
    mutationFn: (vars: ReportSubmission, { client }) =>
      submit<object>(client, { kind: 'report', vars }, { failure: 'The report was not sent' }),
    onSuccess: (answer) => notifySubmitted(answer, 'Reported. Moderators will look at it.'),
    networkMode: 'always',
  });
