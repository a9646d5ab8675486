import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReportState } from '@contract/moderation';
import { PagedList } from '@/components/ui/status/PagedList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { reportsOptions } from '@/queries/social/moderation';
import { ReportRow } from './ReportRow';

const EMPTY_TEXTS = {
  open: ['Nothing to decide', 'New reports stand here until somebody has looked at them.'],
  closed: ['Nothing was decided yet', 'Closed reports stand here with what came of them.'],
} as const;

/** Reports that wait, or that are closed. */
export function ReportList({ state }: { state: ReportState }) {
  const [title, text] = EMPTY_TEXTS[state];
  return (
    <PagedList
      query={useInfiniteQuery(reportsOptions(state))}
      words={{ loading: 'Loading reports', failed: 'The reports did not load', more: 'Older reports' }}
      faces
      empty={<EmptyState title={title} text={text} />}
    >
      {(reports) => (
        <ul className="mod-list">
          {reports.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}
