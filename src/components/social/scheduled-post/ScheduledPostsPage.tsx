import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PagedList } from '@/components/ui/status/PagedList';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { ScheduledPostCard } from './ScheduledPostCard';
import './schedule.scss';

const route = getRouteApi('/_shell/_member/scheduled');

const emptyState = (
  <EmptyState
    title="No scheduled posts"
    text="Write a post and choose Publish later."
    action={
      <Link to="/post" className="btn btn-primary">
        Write a post
      </Link>
    }
  />
);

export const ScheduledPostsPage = () => (
  <SocialPage>
    <PageHeader lead="Published on time, even if this device is off" />
    <section className="card stream">
      <PagedList
        query={useInfiniteQuery(route.useRouteContext().scheduledPosts)}
        words={{
          what: 'scheduled posts',
          failed: 'The scheduled posts did not load',
          more: 'Show later posts',
        }}
        rows={3}
        empty={emptyState}
      >
        {(posts) => (
          <ul className="queue-list" aria-label="Scheduled posts">
            {posts.map((post) => (
              <ScheduledPostCard key={post.id} scheduled={post} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  </SocialPage>
);
