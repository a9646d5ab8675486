import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { PersonRow } from '@/components/social/follow/PersonRow';
import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { PagedList } from '@/components/ui/status/PagedList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { Timestamp } from '@/components/ui/Timestamp';
import { FollowRequestActions } from '@/components/social/follow/FollowRequestActions';
import { followRequestText } from '@/messages/social/follow-request';
import { useShownRequests } from './use-shown-requests';

const route = getRouteApi('/_shell/_member/notifications_/requests');

export function FollowRequestsPage() {
  const query = useInfiniteQuery(route.useRouteContext().requests);
  const { requests: shown, waiting } = useShownRequests(query);
  return (
    <SocialPage left={<SettingsNav />}>
      <PageHeader lead={followRequestText.lead} />
      <section className="card" aria-label={followRequestText.followRequests}>
        <PagedList
          query={query}
          items={shown}
          words={{
            what: followRequestText.requestsNoun,
            failed: followRequestText.loadFailed,
            more: followRequestText.moreRequests,
          }}
          faces
          empty={
            <EmptyState
              title={followRequestText.noFollowRequests}
              text={followRequestText.noFollowRequestsHint}
              action={
                <Link to="/more/privacy" className="btn btn-outline-primary">
                  {followRequestText.privacySettings}
                </Link>
              }
            />
          }
        >
          {(requests) => (
            <ul className="people-list stream-inset">
              {requests.map(({ member, since }) => (
                <PersonRow key={member.id} member={member} note={<Timestamp at={since} form="long" />}>
                  <FollowRequestActions
                    member={member}
                    waiting={waiting.has(member.handle)}
                    readAt={query.dataUpdatedAt}
                  />
                </PersonRow>
              ))}
            </ul>
          )}
        </PagedList>
      </section>
    </SocialPage>
  );
}
