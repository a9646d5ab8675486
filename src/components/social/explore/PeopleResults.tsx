import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FollowButton } from '@/components/social/follow/FollowButton';
import { Avatar } from '@/components/ui/Avatar';
import { PagedList } from '@/components/ui/status/PagedList';
import { searchMembersOptions } from '@/queries/social/search';
import { NoResults } from './NoResults';

export function PeopleResults({ q }: { q: string }) {
  const results = useInfiniteQuery(searchMembersOptions(q));
  return (
    <PagedList
      query={results}
      words={{ what: 'matching people', failed: 'The search did not load', more: 'More people' }}
      faces
      empty={<NoResults title={`No one named “${q}”`} text="Try part of the name, or the handle." />}
    >
      {(people) => (
        <ul className="people-list stream-inset">
          {people.map((member) => (
            <li key={member.id}>
              <Avatar name={member.name} url={member.avatarUrl} silent />
              <div>
                <Link to="/u/$handle" params={{ handle: member.handle }}>
                  {member.name}
                </Link>
                <small>
                  <bdi>@{member.handle}</bdi>
                </small>
              </div>
              {!member.relation.self && (
                <FollowButton
                  member={member}
                  following={member.relation.following}
                  readAt={results.dataUpdatedAt}
                  followedBy={member.relation.followedBy}
                  small
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
