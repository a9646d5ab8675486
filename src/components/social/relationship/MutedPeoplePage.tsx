import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { FeedLink } from '@/components/ui/FeedLink';
import { relationshipText } from '@/messages/social/relationship';
import { RelationshipListPage } from './RelationshipListPage';

const route = getRouteApi('/_shell/_member/more_/muted-people');

export const MutedPeoplePage = () => (
  <RelationshipListPage
    kind="mute"
    options={route.useRouteContext().people}
    lead={relationshipText.mutedLead}
    empty={
      <EmptyState
        title={relationshipText.noneMuted}
        text={relationshipText.noneMutedHint}
        action={<FeedLink />}
      />
    }
  />
);
