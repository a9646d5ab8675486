import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PersonRow } from '@/components/social/follow/PersonRow';
import { PagedList } from '@/components/ui/status/PagedList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { listMembersOptions } from '@/queries/social/list';
import { setListsOf } from '@/queries/social/mutations/list';
import { commonText } from '@/messages/ui/common';
import { listText } from '@/messages/social/list';

export function ListPeople({ listId }: { listId: string }) {
  const client = useQueryClient();
  const query = useInfiniteQuery(listMembersOptions(listId));
  return (
    <PagedList
      query={query}
      words={{ what: listText.peopleNoun, failed: listText.peopleLoadFailed, more: listText.morePeople }}
      faces
      empty={
        <EmptyState
          title={listText.noOneYet}
          text={listText.addPeopleHint}
          action={
            <Link to="/explore" search={{ kind: 'people' }} className="btn btn-primary">
              {listText.findPeople}
            </Link>
          }
        />
      }
    >
      {(people) => (
        <ul className="people-list stream-inset">
          {people.map((person) => (
            <PersonRow key={person.id} member={person} note={person.relation.following && listText.youFollow}>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                aria-label={listText.removeFromList(person.name)}
                onClick={() => setListsOf(client, person, new Map([[listId, false]]))}
              >
                {commonText.remove}
              </button>
            </PersonRow>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
