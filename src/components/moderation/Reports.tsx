import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReportState } from '@contract/moderation';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { reportsOptions } from '@/queries/moderation';
import { ReportRow } from './ReportRow';

const NOTHING = {
  open: ['Nothing to decide', 'New reports stand here until somebody has looked at them.'],
  closed: ['Nothing was decided yet', 'Closed reports stand here with what came of them.'],
} as const;

/** Reports that wait, or that are closed. */
export function Reports({ state }: { state: ReportState }) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(reportsOptions(state));
  const reports = data?.pages.flatMap(({ items }) => items) ?? [];
  const [title, text] = NOTHING[state];
  return (
    <>
      {isPending && (
        <div className="stream-w">
          <Skeleton label="Loading reports" faces rows={4} />
        </div>
      )}
      {!data && error && (
        <div className="stream-w">
          <ErrorState title="The reports did not load" error={error} retry={() => void refetch()} />
        </div>
      )}
      {data && reports.length === 0 && (
        <div className="stream-w">
          <EmptyState title={title} text={text} />
        </div>
      )}
      <ul className="mod-l">
        {reports.map((report) => (
          <ReportRow key={report.id} report={report} />
        ))}
      </ul>
      {hasNextPage && (
        <div className="stream-w">
          <button
            type="button"
            className="btn btn-outline-secondary"
            aria-disabled={isFetchingNextPage || undefined}
            onClick={() => void fetchNextPage()}
          >
            {isFetchingNextPage ? 'Loading' : 'Older reports'}
          </button>
        </div>
      )}
    </>
  );
}
