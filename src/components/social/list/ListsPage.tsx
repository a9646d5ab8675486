import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import IconUsers from '~icons/tabler/users-group';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { pluralize } from '@/lib/text/format';
import { NewListButton } from './NewListButton';
import './list.scss';

const route = getRouteApi('/_shell/_member/lists');

export function ListsPage() {
  const { lists } = route.useRouteContext();
  const { data, error, refetch } = useQuery(lists);
  return (
    <SocialPage>
      <PageHeader
        lead="People whose posts you read together. Only you see your lists."
        actions={<NewListButton />}
      />
      <div className="card stream">
        {!data && error && (
          <ErrorState title="Your lists did not load" error={error} retry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton what="lists" rows={3} />}
        {data?.length === 0 && (
          <EmptyState
            title="No lists yet"
            text="Make one, then add people from the menu of their profile."
            action={<NewListButton className="btn btn-primary" />}
          />
        )}
        {data && data.length > 0 && (
          <ul className="list-rows">
            {data.map(({ id, name, count }) => (
              <li key={id}>
                <Link to="/lists/$listId" params={{ listId: id }}>
                  <IconUsers />
                  <bdi>{name}</bdi>
                  <small>{count === 0 ? 'No one yet' : pluralize(count, 'person', 'people')}</small>
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </SocialPage>
  );
}
