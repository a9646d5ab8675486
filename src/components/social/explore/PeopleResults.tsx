import { useInfiniteQuery } from '@tanstack/react-query';
import { FollowButton } from '@/components/social/follow/FollowButton';
import { PersonRow } from '@/components/social/follow/PersonRow';
import { PagedList } from '@/components/ui/status/PagedList';
import { searchMembersOptions } from '@/queries/social/search';
import { exploreText } from '@/messages/social/explore';
import { NoResults } from './NoResults';

export function PeopleResults({ q }: { q: string }) {
  const results = useInfiniteQuery(searchMembersOptions(q));
  return (
    <PagedList
      query={results}
      words={{
        what: exploreText.matchingPeople,
        failed: exploreText.searchFailed,
        more: exploreText.morePeople,
      }}
      faces
      empty={<NoResults title={exploreText.noOneNamed(q)} text={exploreText.noOneNamedHint} />}
    >
      {(people) => (
        <ul className="people-list stream-inset">
          {people.map((member) => (
            <PersonRow key={member.id} member={member}>
              {!member.relation.self && (
                <FollowButton
                  member={member}
                  relation={member.relation}
                  approvesFollowers={member.approvesFollowers}
                  readAt={results.dataUpdatedAt}
                  small
                />
              )}
            </PersonRow>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
