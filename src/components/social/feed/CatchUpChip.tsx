import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconHistory from '~icons/tabler/history';
import { useIsLater } from '@/components/ui/hooks/use-progressive-count';
import { authorVisits, countNewPosts } from '@/lib/storage/author-visits';
import { useStore } from '@/lib/store/use-store';
import { recentAuthorsOptions } from '@/queries/social/recent-author';
import { feedDetailsText } from '@/messages/social/feed-details';

/** Rendered in the background: the posts come first. */
export const CatchUpChip = () => (useIsLater() ? <CatchUpLink /> : null);

/** Counts what the doorways above count, without a request of its own. */
function CatchUpLink() {
  const { data: authors = [], isPending } = useQuery(recentAuthorsOptions());
  const visits = useStore(authorVisits);
  const missed = authors.reduce(
    (sum, { member, postedAt }) => sum + countNewPosts(visits, member.id, postedAt),
    0,
  );
  // A count that comes later would move the chip.
  if (isPending) return null;
  return (
    <Link
      to="/catch-up"
      className="quiet-link inline-row-2 fs-md fw-semibold text-ink-2 text-nowrap"
      title={missed > 0 ? feedDetailsText.newPostsByFollowed(missed) : undefined}
    >
      <IconHistory />
      {missed > 0 ? feedDetailsText.catchUpCount(missed) : feedDetailsText.catchUp}
    </Link>
  );
}
