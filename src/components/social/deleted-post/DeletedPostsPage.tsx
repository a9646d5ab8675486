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
import { deletedPostsOptions } from '@/queries/social/deleted-post';
import { restoreDeletedPost } from '@/queries/social/mutations/post/post-write';
import { commonText } from '@/messages/ui/common';
import { deletedPostText } from '@/messages/social/deleted-post';

function attachmentsText({ pictures, hasPoll }: DeletedPost): string | null {
  if (pictures === 0) return hasPoll ? deletedPostText.withPoll : null;
  return hasPoll ? deletedPostText.withPicturesAndPoll(pictures) : deletedPostText.withPictures(pictures);
}

const DeletedPostCard = ({ post }: { post: DeletedPost }) => {
  const client = useQueryClient();
  const { id, text, contentWarning, isReply, deletedAt, restorableUntil } = post;
  const attachments = attachmentsText(post);
  const deleted = isReply ? deletedPostText.replyDeleted : deletedPostText.postDeleted;
  return (
    <li className="stack-2 py-4 px-5">
      <p className="row-1 flex-wrap fs-md text-ink-2 fw-semibold">
        <IconTrash className="icon icon-sm" />
        <span>
          {deleted(<Timestamp at={deletedAt} form="long" />, <Timestamp at={restorableUntil} form="full" />)}
        </span>
      </p>
      {contentWarning && (
        <p className="fs-md text-ink-2">{deletedPostText.contentWarningOf(contentWarning)}</p>
      )}
      {text && (
        <p className="measure pre-wrap wrap-anywhere" dir="auto">
          <PostText text={text} />
        </p>
      )}
      {attachments && <p className="fs-md text-ink-2">{attachments}</p>}
      <div className="d-flex flex-wrap gap-2">
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          onClick={() => restoreDeletedPost(client, id)}
        >
          <IconRestore />
          {commonText.restore}
        </button>
      </div>
    </li>
  );
};

export const DeletedPostsPage = () => (
  <SocialPage left={<SettingsNav />}>
    <PageHeader lead={deletedPostText.lead} />
    <section className="card stream">
      <PagedList
        query={useInfiniteQuery(deletedPostsOptions())}
        words={{
          what: deletedPostText.deletedPostsNoun,
          failed: deletedPostText.loadFailed,
          more: deletedPostText.showEarlierOnes,
        }}
        rows={2}
        empty={
          <EmptyState
            title={deletedPostText.noDeletedPosts}
            text={deletedPostText.noDeletedPostsHint}
            action={<FeedLink />}
          />
        }
      >
        {(posts) => (
          <ul className="divided" aria-label={deletedPostText.deletedPosts}>
            {posts.map((post) => (
              <DeletedPostCard key={post.id} post={post} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  </SocialPage>
);
