import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ErrorState, EmptyState } from '@/components/ui/State';
import { Face } from '@/components/ui/Face';
import { Skeleton } from '@/components/ui/Skeleton';
import { searchPeopleOptions } from '@/queries/search';

/** People whose name or handle fits. */
export function PeopleFound({ q }: { q: string }) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(searchPeopleOptions(q));
  if (isPending) return <Skeleton label="Searching people" faces rows={4} />;
  if (!data) return <ErrorState title="The search did not work" error={error} retry={() => void refetch()} />;
  const people = data.pages.flatMap(({ items }) => items);
  if (people.length === 0) {
    return <EmptyState title={`Nobody called “${q}”`} text="Try a part of the name, or the handle." />;
  }
  return (
    <>
      <ul className="people">
        {people.map((member) => (
          <li key={member.id}>
            <Face name={member.name} url={member.avatarUrl} silent />
            <div>
              <Link to="/u/$handle" params={{ handle: member.handle }}>
                {member.name}
              </Link>
              <small>
                <bdi>@{member.handle}</bdi>
              </small>
            </div>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          aria-disabled={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {isFetchingNextPage ? 'Loading' : 'More people'}
        </button>
      )}
    </>
  );
}
