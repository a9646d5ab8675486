import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { squareOptions } from '@/queries/social/square';
import { SquarePost } from './SquarePost';

export function SquareList() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(squareOptions());
  const posts = data?.pages.flatMap(({ items }) => items);
  return (
    <section className="welcome-square" id="square" aria-labelledby="square-title">
      <h2 id="square-title">The square</h2>
      <p>Everything neighbours share with everyone, newest first. To answer, create an account.</p>
      <div className="card">
        {posts?.map((post) => (
          <SquarePost key={post.id} post={post} />
        ))}
        {!posts && !error && <Skeleton what="the square" rows={4} faces />}
        {!posts && error && (
          <ErrorState title="The square did not load" error={error} retry={() => void refetch()} />
        )}
        {posts?.length === 0 && <EmptyState title="It is quiet here" text="The first post could be yours." />}
      </div>
      {hasNextPage && (
        <button
          type="button"
          className={isFetchingNextPage ? 'btn btn-outline-primary is-busy' : 'btn btn-outline-primary'}
          aria-disabled={isFetchingNextPage}
          onClick={() => isFetchingNextPage || void fetchNextPage()}
        >
          Show more posts
        </button>
      )}
    </section>
  );
}
