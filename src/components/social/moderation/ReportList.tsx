import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReportState } from '@contract/moderation/moderation';
import { PagedList } from '@/components/ui/status/PagedList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { reportsOptions } from '@/queries/social/moderation/moderation';
import { moderationText } from '@/messages/social/moderation';
import { ReportRow } from './ReportRow';

const EMPTY_TEXTS = {
  open: [moderationText.noOpenReports, moderationText.noOpenReportsHint],
  closed: [moderationText.noClosedReports, moderationText.noClosedReportsHint],
} as const;

export function ReportList({ state, moderator }: { state: ReportState; moderator: string }) {
  const [title, text] = EMPTY_TEXTS[state];
  return (
    <PagedList
      query={useInfiniteQuery(reportsOptions(state))}
      words={{
        what: moderationText.reportsNoun,
        failed: moderationText.reportsLoadFailed,
        more: moderationText.olderReports,
      }}
      faces
      empty={<EmptyState title={title} text={text} />}
    >
      {(reports) => (
        <ul className="divided">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} moderator={moderator} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
