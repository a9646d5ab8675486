import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import IconUsers from '~icons/tabler/users-group';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { listText } from '@/messages/social/list';
import { NewListButton } from './NewListButton';

const route = getRouteApi('/_shell/_member/lists');

export function ListsPage() {
  const { lists } = route.useRouteContext();
  const { data, error, refetch } = useQuery(lists);
  return (
    <SocialPage>
      <PageHeader lead={listText.lead} actions={<NewListButton />} />
      <div className="card stream">
        {!data && error && (
          <ErrorState title={listText.loadFailed} error={error} retry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton what={listText.listsNoun} rows={3} />}
        {data?.length === 0 && (
          <EmptyState
            title={listText.noLists}
            text={listText.noListsHint}
            action={<NewListButton className="btn btn-primary" />}
          />
        )}
        {data && data.length > 0 && (
          <ul className="divided">
            {data.map(({ id, name, count }) => (
              <li key={id}>
                <Link
                  className="text-decoration-none hoverable row-3 py-4 px-5 text-ink fw-semibold"
                  to="/lists/$listId"
                  params={{ listId: id }}
                >
                  <IconUsers />
                  <bdi className="fill wrap-anywhere">{name}</bdi>
                  <small className="text-ink-3">
                    {count === 0 ? listText.noOneYet : listText.peopleCount(count)}
                  </small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SocialPage>
  );
}
