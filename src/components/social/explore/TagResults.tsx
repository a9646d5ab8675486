import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import IconHash from '~icons/tabler/hash';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { ErrorState } from '@/components/ui/status/StatusMessage';
import { pluralize } from '@/lib/text/format';
import { searchTagsOptions } from '@/queries/social/search';
import { NoResults } from './NoResults';

export function TagResults({ q }: { q: string }) {
  const { data, error, isPending, refetch } = useQuery(searchTagsOptions(q));
  if (isPending) return <Skeleton what="matching tags" rows={4} />;
  if (!data) return <ErrorState title="The search did not load" error={error} retry={() => void refetch()} />;
  if (data.length === 0) return <NoResults title={`No tags match “${q}”`} text="Try part of the word." />;
  return (
    <ul className="search-links">
      {data.map(({ tag, label, posts }) => (
        <li key={tag}>
          <Link to="/explore" search={{ q: `#${tag}` }}>
            <IconHash />
            <bdi>{label}</bdi>
            <small>{pluralize(posts, 'post')}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}
