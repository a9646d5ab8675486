import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { FeedLink } from '@/components/ui/FeedLink';
import { RelationshipListPage } from './RelationshipListPage';

const route = getRouteApi('/_shell/_member/more_/blocked-people');

export const BlockedPeoplePage = () => (
  <RelationshipListPage
    kind="block"
    options={route.useRouteContext().people}
    lead="You can’t see each other. Unblocking doesn’t restore follows."
    empty={
      <EmptyState
        title="No one is blocked"
        text="Block someone from a post’s menu or their profile."
        action={<FeedLink />}
      />
    }
  />
);
