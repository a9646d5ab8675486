import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PagedList } from '@/components/ui/status/PagedList';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { scheduledPostText } from '@/messages/social/scheduled-post';
import { ScheduledPostCard } from './ScheduledPostCard';

const route = getRouteApi('/_shell/_member/scheduled');

const emptyState = (
  <EmptyState
    title={scheduledPostText.noScheduledPosts}
    text={scheduledPostText.noScheduledPostsHint}
    action={
      <Link to="/post" className="btn btn-primary">
        {scheduledPostText.writeAPost}
      </Link>
    }
  />
);

export const ScheduledPostsPage = () => (
  <SocialPage>
    <PageHeader lead={scheduledPostText.lead} />
    <section className="card stream">
      <PagedList
        query={useInfiniteQuery(route.useRouteContext().scheduledPosts)}
        words={{
          what: scheduledPostText.scheduledPostsNoun,
          failed: scheduledPostText.loadFailed,
          more: scheduledPostText.showLaterPosts,
        }}
        rows={3}
        empty={emptyState}
      >
        {(posts) => (
          <ul className="divided" aria-label={scheduledPostText.scheduledPosts}>
            {posts.map((post) => (
              <ScheduledPostCard key={post.id} scheduled={post} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  </SocialPage>
);
