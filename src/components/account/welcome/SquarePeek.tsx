import { useInfiniteQuery } from '@tanstack/react-query';
import { squareOptions } from '@/queries/social/square';
import { welcomeText } from '@/messages/account/welcome';
import { SquarePost } from './SquarePost';
import './square-peek.scss';

const SHOWN = 3;
/** In ms. The peek has a fixed height, so that new posts shift nothing. */
const REFRESH_MS = 60_000;

/** The latest posts of the square, cut at the height of the card. */
export function SquarePeek() {
  const { data, isError, isPaused } = useInfiniteQuery({ ...squareOptions(), refetchInterval: REFRESH_MS });
  const posts = data?.pages.flatMap(({ items }) => items).slice(0, SHOWN);
  return (
    <section
      className="square-peek position-relative divided overflow-hidden rounded-card bg-surface text-ink shadow-pop"
      aria-labelledby="square-peek"
      aria-busy={!posts && !isError}
    >
      <header className="d-flex align-items-center justify-content-between px-4">
        <h2 id="square-peek" className="fs-base">
          {welcomeText.onTheSquareNow}
        </h2>
        {posts && posts.length > 0 && !isError && !isPaused && (
          <span className="inline-row-2 fs-xs fw-semibold text-ink-3">
            <i className="dot dot-success" />
            {welcomeText.live}
          </span>
        )}
      </header>
      {posts ? (
        posts.map((post) => <SquarePost key={post.id} post={post} isShort />)
      ) : (
        <PeekPlaceholder text={isError || isPaused ? welcomeText.squareUnreachable : ''} />
      )}
      {posts?.length === 0 && <PeekPlaceholder text={welcomeText.quietSoFar} />}
    </section>
  );
}

const PeekPlaceholder = ({ text }: { text: string }) =>
  text ? (
    <p className="py-6 px-4 fs-md text-ink-2" role="status">
      {text}
    </p>
  ) : (
    <div aria-hidden="true">
      {[1, 2].map((row) => (
        <div className="skeleton" key={row}>
          <i className="skeleton-line skeleton-avatar" />
          <div>
            <i className="skeleton-line w-50" />
            <i className="skeleton-line w-100" />
          </div>
        </div>
      ))}
    </div>
  );
