import { EmptyState } from '@/components/ui/status/StatusMessage';
import { FeedLink } from '@/components/ui/FeedLink';
import { RelationshipListPage } from './RelationshipListPage';

/** People whose posts one does not want in the own feeds. */
export const MutedPeoplePage = () => (
  <RelationshipListPage
    kind="mute"
    lead="Not in your feeds and notifications. They are not told."
    empty={
      <EmptyState
        title="Nobody is muted"
        text="Mute somebody from the menu of a post or on their page."
        action={<FeedLink />}
      />
    }
  />
);
