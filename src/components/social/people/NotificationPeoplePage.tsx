import { getRouteApi } from '@tanstack/react-router';
import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { PeopleList } from './PeopleList';

const route = getRouteApi('/_shell/_member/notifications_/people/$notificationId');

/** Everyone behind "and 18 others". */
export const NotificationPeoplePage = () => (
  <SocialPage right={<FeedSidebar />}>
    <PageHeader />
    <section className="card stream" aria-label="People">
      <PeopleList
        options={route.useRouteContext().people}
        empty={<EmptyState title="No one here any more" text="They took it back, or you can’t see them." />}
      />
    </section>
  </SocialPage>
);
