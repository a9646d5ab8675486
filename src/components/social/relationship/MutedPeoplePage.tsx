import { EmptyState } from '@/components/ui/status/StatusMessage';
import { ToFeed } from '@/components/ui/FeedLink';
import { TiesPage } from './RelationshipListPage';

/** People whose posts one does not want in the own feeds. */
export const MutedPeoplePage = () => (
  <TiesPage
    kind="mute"
    lead="Not in your feeds and notifications. They are not told."
    empty={
      <EmptyState
        title="Nobody is muted"
        text="Mute somebody from the menu of a post or on their page."
        action={<ToFeed />}
      />
    }
  />
);
