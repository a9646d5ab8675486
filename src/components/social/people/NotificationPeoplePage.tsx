import { getRouteApi } from '@tanstack/react-router';
import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { peopleText } from '@/messages/social/people';
import { PeopleList } from './PeopleList';

const route = getRouteApi('/_shell/_member/notifications_/people/$notificationId');

/** Everyone behind "and 18 others". */
export const NotificationPeoplePage = () => (
  <SocialPage right={<FeedSidebar />}>
    <PageHeader />
    <section className="card stream" aria-label={peopleText.people}>
      <PeopleList
        options={route.useRouteContext().people}
        empty={<EmptyState title={peopleText.gone} text={peopleText.goneHint} />}
      />
    </section>
  </SocialPage>
);
