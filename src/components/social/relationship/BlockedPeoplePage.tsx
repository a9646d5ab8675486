import { EmptyState } from '@/components/ui/status/StatusMessage';
import { FeedLink } from '@/components/ui/FeedLink';
import { RelationshipListPage } from './RelationshipListPage';

/** People one has parted from. */
export const BlockedPeoplePage = () => (
  <RelationshipListPage
    kind="block"
    lead="Neither of you sees the other. A follow does not return with the end of a block."
    empty={
      <EmptyState
        title="Nobody is blocked"
        text="Block somebody from the menu of a post or on their page."
        action={<FeedLink />}
      />
    }
  />
);
