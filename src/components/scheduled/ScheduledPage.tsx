import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { RightRail } from '@/components/feed/RightRail';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { scheduledOptions } from '@/queries/scheduled';
import { ScheduledCard } from './ScheduledCard';
import '@/styles/scheduled.scss';

/** Own posts that wait for their time, the next one first. */
export function ScheduledPage() {
  const { data, error, isPending, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(scheduledOptions());
  const posts = data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="cols cols-2">
      <div className="c-main">
        <PageHeader lead="They wait with the service: this device may be off" />
        {isPending && (
          <div className="card stream stream-w">
            <Skeleton label="Loading what waits" rows={3} />
          </div>
        )}
        {error && !data && (
          <div className="card stream stream-w">
            <ErrorState title="What waits did not load" error={error} retry={() => void refetch()} />
          </div>
        )}
        {data && posts.length === 0 && (
          <div className="card stream stream-w">
            <EmptyState
              title="Nothing waits"
              text="Write a post and choose Publish later: it is published at that time."
              action={
                <Link to="/post" className="btn btn-primary">
                  Write a post
                </Link>
              }
            />
          </div>
        )}
        {posts.length > 0 && (
          <ul className="card stream waits" aria-label="Scheduled posts">
            {posts.map((post) => (
              <ScheduledCard key={post.id} scheduled={post} />
            ))}
          </ul>
        )}
        {hasNextPage && (
          <button
            type="button"
            className="btn btn-outline-secondary"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            Show later ones
          </button>
        )}
      </div>
      <RightRail />
    </div>
  );
}
