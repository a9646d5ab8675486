import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FollowButton } from '@/components/social/follow/FollowButton';
import { PersonRow } from '@/components/social/follow/PersonRow';
import { PagedList } from '@/components/ui/status/PagedList';
import type { memberPeopleOptions } from '@/queries/social/member/people';
import { peopleText } from '@/messages/social/people';
import { RemoveFollowerButton } from './RemoveFollowerButton';

interface Props {
  options: ReturnType<typeof memberPeopleOptions>;
  empty: ReactNode;
  /** The caller's own followers. */
  removable?: boolean;
}

export function PeopleList({ options, empty, removable = false }: Props) {
  const query = useInfiniteQuery(options);
  return (
    <PagedList
      query={query}
      words={{ what: peopleText.peopleNoun, failed: peopleText.loadFailed, more: peopleText.morePeople }}
      faces
      empty={empty}
    >
      {(people) => (
        <ul className="people-list stream-inset">
          {people.map((person) => (
            <PersonRow
              key={person.id}
              member={person}
              note={person.relation.followedBy && !person.relation.self && peopleText.followsYou}
            >
              {removable && <RemoveFollowerButton follower={person} />}
              {!person.relation.self && (
                <FollowButton
                  member={person}
                  relation={person.relation}
                  approvesFollowers={person.approvesFollowers}
                  readAt={query.dataUpdatedAt}
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
