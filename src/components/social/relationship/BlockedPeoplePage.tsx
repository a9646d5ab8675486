import { EmptyState } from '@/components/ui/status/StatusMessage';
import { FeedLink } from '@/components/ui/FeedLink';
import { RelationshipListPage } from './RelationshipListPage';

export const BlockedPeoplePage = () => (
  <RelationshipListPage
    kind="block"
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
