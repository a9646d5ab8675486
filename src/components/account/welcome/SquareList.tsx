import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { squareOptions } from '@/queries/social/square';
import { welcomeText } from '@/messages/account/welcome';
import { SquarePost } from './SquarePost';

export function SquareList() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(squareOptions());
  const posts = data?.pages.flatMap(({ items }) => items);
  return (
    <section className="prose mx-auto stack-4 pt-6 px-4 pb-8" id="square" aria-labelledby="square-title">
      <h2 id="square-title">{welcomeText.theSquare}</h2>
      <p className="text-ink-2">{welcomeText.theSquareHint}</p>
      <div className="card divided">
        {posts?.map((post) => (
          <SquarePost key={post.id} post={post} />
        ))}
        {!posts && !error && <Skeleton what={welcomeText.squareAsContent} rows={4} faces />}
        {!posts && error && (
          <ErrorState title={welcomeText.squareLoadFailed} error={error} retry={() => void refetch()} />
        )}
        {posts?.length === 0 && <EmptyState title={welcomeText.quiet} text={welcomeText.quietHint} />}
      </div>
      {hasNextPage && (
        <button
          type="button"
          className={isFetchingNextPage ? 'btn btn-outline-primary is-busy' : 'btn btn-outline-primary'}
          aria-disabled={isFetchingNextPage}
          onClick={() => isFetchingNextPage || void fetchNextPage()}
        >
          {welcomeText.showMorePosts}
        </button>
      )}
    </section>
  );
}
