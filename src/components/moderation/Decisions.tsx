import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Decision } from '@contract/moderation';
import { When } from '@/components/post/When';
import { Skeleton } from '@/components/ui/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/State';
import { decisionsOptions } from '@/queries/moderation';
import { actionLabel } from './actions';
import { JudgedPost } from './JudgedPost';

const Line = ({ decision: { action, at, moderator, member, post } }: { decision: Decision }) => (
  <li className="mod-r">
    <p>
      <b>{actionLabel[action]}</b>
      {member && (
        <>
          {': '}
          <Link to="/u/$handle" params={{ handle: member.handle }}>
            {member.name}
          </Link>
        </>
      )}
    </p>
    {post && <JudgedPost post={post} />}
    <p className="mod-m">
      {moderator?.name ?? 'A former moderator'}, <When at={at} form="full" />
    </p>
  </li>
);

/** Every decision, with who made it and when; nothing is ever taken out. */
export function Decisions() {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(decisionsOptions());
  const decisions = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <>
      {isPending && (
        <div className="stream-w">
          <Skeleton label="Loading the log" rows={5} />
        </div>
      )}
      {!data && error && (
        <div className="stream-w">
          <ErrorState title="The log did not load" error={error} retry={() => void refetch()} />
        </div>
      )}
      {data && decisions.length === 0 && (
        <div className="stream-w">
          <EmptyState title="Nothing was decided yet" text="Every decision stands here for good." />
        </div>
      )}
      <ul className="mod-l">
        {decisions.map((decision) => (
          <Line key={decision.id} decision={decision} />
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
            {isFetchingNextPage ? 'Loading' : 'Older decisions'}
          </button>
        </div>
      )}
    </>
  );
}
