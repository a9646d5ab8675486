import { getRouteApi } from '@tanstack/react-router';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { FeedLink } from '@/components/ui/FeedLink';
import { relationshipText } from '@/messages/social/relationship';
import { RelationshipListPage } from './RelationshipListPage';

const route = getRouteApi('/_shell/_member/more_/blocked-people');

export const BlockedPeoplePage = () => (
  <RelationshipListPage
    kind="block"
    options={route.useRouteContext().people}
    lead={relationshipText.blockedLead}
    empty={
      <EmptyState
        title={relationshipText.noneBlocked}
        text={relationshipText.noneBlockedHint}
        action={<FeedLink />}
      />
    }
  />
);
