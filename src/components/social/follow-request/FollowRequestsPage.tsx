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
import { useShownRequests } from './use-shown-requests';

const route = getRouteApi('/_shell/_member/notifications_/requests');

export function FollowRequestsPage() {
  const query = useInfiniteQuery(route.useRouteContext().requests);
  const { requests: shown, waiting } = useShownRequests(query);
  return (
    <SocialPage left={<SettingsNav />}>
      <PageHeader lead="People who asked to follow you. They aren’t told when you decline." />
      <section className="card" aria-label="Follow requests">
        <PagedList
          query={query}
          items={shown}
          words={{ what: 'requests', failed: 'The requests did not load', more: 'More requests' }}
          faces
          empty={
            <EmptyState
              title="No follow requests"
              text="Approve followers yourself in the privacy settings."
              action={
                <Link to="/more/privacy" className="btn btn-outline-primary">
                  Privacy settings
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
