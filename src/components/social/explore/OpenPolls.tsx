import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PollBox } from '@/components/social/post/PollBox';
import { openPollsOptions } from '@/queries/social/open-poll';
import { postOptions } from '@/queries/social/post/post';
import { flattenRows } from '@/queries/social/post/post-list';
import { exploreText } from '@/messages/social/explore';

/** A column has room for as many. */
const SHOWN = 2;

/** Nothing without open polls, or when they do not load: the page does without. */
export function OpenPolls() {
  const { data } = useInfiniteQuery(openPollsOptions());
  const polls = flattenRows(data);
  if (polls.length === 0) return null;
  return (
    <section className="card feed-sidebar-card" aria-labelledby="open-polls">
      <header className="d-flex align-items-baseline justify-content-between mb-1">
        <h2 id="open-polls">{exploreText.openPolls}</h2>
        {polls.length > SHOWN && (
          <Link className="fs-md fw-semibold" to="/explore" search={{ kind: 'polls' }}>
            {exploreText.seeAll}
          </Link>
        )}
      </header>
      <ul className="divided">
        {polls.slice(0, SHOWN).map(({ postId }) => (
          <OpenPoll key={postId} postId={postId} />
        ))}
      </ul>
    </section>
  );
}

function OpenPoll({ postId }: { postId: string }) {
  const { data: post } = useQuery(postOptions(postId));
  if (!post?.poll) return null;
  const { author, text, contentWarning, poll } = post;
  return (
    <li className="py-3">
      <Link className="clamp-2 text-ink fw-semibold wrap-anywhere" to="/post/$postId" params={{ postId }}>
        <bdi>{contentWarning ?? text}</bdi>
      </Link>
      <small className="text-ink-3">{author.name}</small>
      {contentWarning === null && <PollBox postId={postId} poll={poll} canVote />}
    </li>
  );
}
