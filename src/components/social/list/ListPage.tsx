import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { StreamTabs } from '@/components/social/post/list/StreamTabs';
import { SocialPage, useHasLeftColumn } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { ListActions } from './ListActions';
import { ListFeed } from './ListFeed';
import { ListNav } from './ListNav';
import { ListPeople } from './ListPeople';

const route = getRouteApi('/_shell/_member/lists_/$listId');

const TABS = [
  ['posts', 'Posts'],
  ['people', 'People'],
] as const;

export function ListPage() {
  const { listId } = route.useParams();
  const { tab = 'posts' } = route.useSearch();
  const { lists, feed } = route.useRouteContext();
  const { data } = useQuery(lists);
  const hasLeft = useHasLeftColumn();
  const list = data?.find(({ id }) => id === listId);
  const nav = (shape: 'side' | 'chips') => data && <ListNav lists={data} shape={shape} />;
  if (data && !list) {
    return (
      <SocialPage left={nav('side')}>
        <PageHeader />
        <div className="card">
          <EmptyState
            title="This list does not exist"
            text="Lists can be restored with Undo right after their deletion."
            action={
              <Link to="/lists" className="btn btn-primary">
                All lists
              </Link>
            }
          />
        </div>
      </SocialPage>
    );
  }
  return (
    <SocialPage left={nav('side')}>
      <PageHeader
        {...(list && { title: list.name, actions: <ListActions list={list} /> })}
        lead="Only you see this list"
      />
      {!hasLeft && nav('chips')}
      <StreamTabs label="List" tabs={TABS} value={tab} panelId="list-panel">
        {tab === 'posts' ? (
          <ListFeed key={listId} name={`list:${listId}`} options={feed} label={list?.name ?? 'List'} />
        ) : (
          <ListPeople key={listId} listId={listId} />
        )}
      </StreamTabs>
    </SocialPage>
  );
}
