import { getRouteApi, Link } from '@tanstack/react-router';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PagedPostList } from '@/components/social/post/list/PagedPostList';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState } from '@/components/ui/status/StatusMessage';

const route = getRouteApi('/_shell/_member/bookmarks');

export const BookmarksPage = () => (
  <SocialPage>
    <PageHeader lead="Only you can see your bookmarks" />
    <div className="card stream">
      <PagedPostList
        options={route.useRouteContext().bookmarks}
        label="Bookmarks"
        empty={
          <EmptyState
            title="No bookmarks yet"
            text="Bookmark a post to find it here."
            action={
              <Link to="/explore" className="btn btn-primary">
                Explore the square
              </Link>
            }
          />
        }
      />
    </div>
  </SocialPage>
);
