import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { PersonRow } from '@/components/social/follow/PersonRow';
import { PagedList } from '@/components/ui/status/PagedList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { listMembersOptions } from '@/queries/social/list';
import { setListsOf } from '@/queries/social/mutations/list';

export function ListPeople({ listId }: { listId: string }) {
  const client = useQueryClient();
  const query = useInfiniteQuery(listMembersOptions(listId));
  return (
    <PagedList
      query={query}
      words={{ what: 'people', failed: 'The people did not load', more: 'More people' }}
      faces
      empty={
        <EmptyState
          title="No one yet"
          text="Add people from the menu of their profile."
          action={
            <Link to="/explore" search={{ kind: 'people' }} className="btn btn-primary">
              Find people
            </Link>
          }
        />
      }
    >
      {(people) => (
        <ul className="people-list stream-inset">
          {people.map((person) => (
            <PersonRow key={person.id} member={person} note={person.relation.following && 'You follow'}>
              <button
                type="button"
                className="btn btn-quiet btn-sm"
                aria-label={`Remove ${person.name} from the list`}
                onClick={() => setListsOf(client, person, new Map([[listId, false]]))}
              >
                Remove
              </button>
            </PersonRow>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
