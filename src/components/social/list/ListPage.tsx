import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { StreamTabs } from '@/components/social/post/list/StreamTabs';
import { SocialPage, useHasLeftColumn } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { listText } from '@/messages/social/list';
import { ListActions } from './ListActions';
import { ListFeed } from './ListFeed';
import { ListNav } from './ListNav';
import { ListPeople } from './ListPeople';

const route = getRouteApi('/_shell/_member/lists_/$listId');

const TABS = [
  ['posts', listText.posts],
  ['people', listText.people],
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
            title={listText.missing}
            text={listText.missingHint}
            action={
              <Link to="/lists" className="btn btn-primary">
                {listText.allLists}
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
        lead={listText.listLead}
      />
      {!hasLeft && nav('chips')}
      <StreamTabs label={listText.list} tabs={TABS} value={tab} panelId="list-panel">
        {tab === 'posts' ? (
          <ListFeed key={listId} name={`list:${listId}`} options={feed} label={list?.name ?? listText.list} />
        ) : (
          <ListPeople key={listId} listId={listId} />
        )}
      </StreamTabs>
    </SocialPage>
  );
}
