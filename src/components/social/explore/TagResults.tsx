import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconHash from '~icons/tabler/hash';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { searchTagsOptions } from '@/queries/social/search';
import { exploreText } from '@/messages/social/explore';
import { NoResults } from './NoResults';

export function TagResults({ q }: { q: string }) {
  const { data, error, isPending, refetch } = useQuery(searchTagsOptions(q));
  if (isPending) return <Skeleton what={exploreText.matchingTags} rows={4} />;
  if (!data)
    return <ErrorState title={exploreText.searchFailed} error={error} retry={() => void refetch()} />;
  if (data.length === 0)
    return <NoResults title={exploreText.noTagsMatch(q)} text={exploreText.noTagsMatchHint} />;
  return (
    <ul className="d-flex flex-wrap gap-2 pb-2">
      {data.map(({ tag, label, posts }) => (
        <li key={tag}>
          <Link className="chip touch" to="/explore" search={{ q: `#${tag}` }}>
            <IconHash />
            <bdi>{label}</bdi>
            <small className="text-ink-3">{exploreText.postCount(posts)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
