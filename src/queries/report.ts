import { mutationOptions } from '@tanstack/react-query';
import { type ReportReason, reportMember, reportPost } from '@contract/report';
import { call } from '@/lib/api';
import type { ReportSubject } from '@/lib/panels';

interface Complaint {
  subject: ReportSubject;
  reason: ReportReason;
  note: string;
}

/** Sends a report to the moderators. The dialog shows a refusal itself: nothing typed is lost. */
export const reportOptions = () =>
  mutationOptions({
    mutationFn: ({ subject, reason, note }: Complaint) => {
      const body = { reason, note };
      return subject.kind === 'post'
        ? call(reportPost, { params: { postId: subject.postId }, body })
        : call(reportMember, { params: { handle: subject.handle }, body });
    },
    meta: { success: 'Reported. Moderators will look at it.' },
  });
