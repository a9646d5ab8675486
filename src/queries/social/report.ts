import { mutationOptions } from '@tanstack/react-query';
import { reportMember, reportPost } from '@contract/report';
import type { ReportReason } from '@contract/report-reason';
import { call } from '@/lib/api/client';
import type { ReportSubject } from '@/lib/overlays/overlay-store';
import { kind } from '@/queries/outbox/handler';
import { submit, tellSubmitted } from '@/queries/outbox/submit';

/** What is reported and why. */
export interface Complaint {
  subject: ReportSubject;
  reason: ReportReason;
  note: string;
}

const subjectOf = ({ subject }: Complaint) =>
  `report:${subject.kind === 'post' ? subject.postId : subject.handle}`;

/** A report to the moderators, for the outbox; a second one of the same stands for the first. */
export const reportKind = kind({
  scope: subjectOf,
  slot: subjectOf,
  send: ({ subject, reason, note }: Complaint, options) => {
    const body = { reason, note };
    return subject.kind === 'post'
      ? call(reportPost, { params: { postId: subject.postId }, body }, options)
      : call(reportMember, { params: { handle: subject.handle }, body }, options);
  },
  settle: () => undefined,
  name: ({ subject }) => `Report of ${subject.kind === 'post' ? `a post by ${subject.name}` : subject.name}`,
  text: ({ note }) => note,
  form: () => true,
});

/** Sends a report: null where it waits in the outbox. The dialog shows a refusal itself: nothing typed is lost. */
export const reportOptions = () =>
  mutationOptions({
    mutationFn: (vars: Complaint, { client }) =>
      submit<object>(client, { kind: 'report', vars }, { failure: 'The report was not sent' }),
    onSuccess: (answer) => tellSubmitted(answer, 'Reported. Moderators will look at it.'),
    networkMode: 'always',
  });
