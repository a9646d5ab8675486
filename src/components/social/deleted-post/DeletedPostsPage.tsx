import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import IconRestore from '~icons/tabler/restore';
import IconTrash from '~icons/tabler/trash';
import type { DeletedPost } from '@contract/post/deleted-post';
import { PostText } from '@/components/social/post/PostText';
import { SettingsNav } from '@/components/social/sidebar/SettingsNav';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { FeedLink } from '@/components/ui/FeedLink';
import { PageHeader } from '@/components/ui/PageHeader';
import { PagedList } from '@/components/ui/status/PagedList';
import { EmptyState } from '@/components/ui/status/StatusMessage';
import { Timestamp } from '@/components/ui/Timestamp';
import { pluralize } from '@/lib/text/format';
import { deletedPostsOptions } from '@/queries/social/deleted-post';
import { restoreDeletedPost } from '@/queries/social/mutations/post/post-write';
import '@/components/social/scheduled-post/schedule.scss';

function attachments({ pictures, hasPoll }: DeletedPost): string {
  return [pictures > 0 && pluralize(pictures, 'picture'), hasPoll && 'a poll'].filter(Boolean).join(' and ');
}

const DeletedPostCard = ({ post }: { post: DeletedPost }) => {
  const client = useQueryClient();
  const { id, text, contentWarning, isReply, deletedAt, restorableUntil } = post;
  const also = attachments(post);
  return (
    <li className="queue-item">
      <p className="queue-item-head">
        <IconTrash className="icon icon-sm" />
        <span>
          {isReply ? 'Reply' : 'Post'} deleted <Timestamp at={deletedAt} form="long" />, restorable until{' '}
          <Timestamp at={restorableUntil} form="full" />
        </span>
      </p>
      {contentWarning && <p className="queue-item-note">Content warning: {contentWarning}</p>}
      {text && (
        <p className="queue-item-text" dir="auto">
          <PostText text={text} />
        </p>
      )}
      {also && <p className="queue-item-note">With {also}</p>}
      <div className="queue-item-actions">
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => restoreDeletedPost(client, id)}
        >
          <IconRestore />
          Restore
        </button>
      </div>
    </li>
  );
};

export const DeletedPostsPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead="Restore a post within ten minutes of deleting it" />
    <section className="card stream">
      <PagedList
        query={useInfiniteQuery(deletedPostsOptions())}
        words={{
          what: 'deleted posts',
          failed: 'The deleted posts did not load',
          more: 'Show earlier ones',
        }}
        rows={2}
        empty={
          <EmptyState
            title="No deleted posts"
            text="Posts you delete stay here for ten minutes."
            action={<FeedLink />}
          />
        }
      >
        {(posts) => (
          <ul className="queue-list" aria-label="Deleted posts">
            {posts.map((post) => (
              <DeletedPostCard key={post.id} post={post} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  </SocialPage>
);
