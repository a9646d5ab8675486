import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { FeedLink } from '@/components/ui/FeedLink';
import { RelationshipListPage } from './RelationshipListPage';

const route = getRouteApi('/_shell/_member/more_/muted-people');

export const MutedPeoplePage = () => (
  <RelationshipListPage
    kind="mute"
    options={route.useRouteContext().people}
    lead="Hidden from your feeds and notifications. They aren’t told."
    empty={
      <EmptyState
        title="No one is muted"
        text="Mute someone from a post’s menu or their profile."
        action={<FeedLink />}
      />
    }
  />
);
