import { useInfiniteQuery } from '@tanstack/react-query';
import IconArrowDown from '~icons/tabler/arrow-down';
import type { Post } from '@contract/post/post';
import { ReplyList } from '@/components/social/thread/ReplyList';
import { postTitle } from '@/components/social/thread/post-title';
import { buildReplyTree } from '@/components/social/thread/reply-tree';
import { usePageSubject } from '@/components/ui/hooks/use-page-subject';
import { PageHeader } from '@/components/ui/PageHeader';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { publicThreadOptions } from '@/queries/social/public';
import { VisitorError } from './VisitorError';
import { VisitorPost } from './VisitorPost';
import '@/components/social/thread/thread.scss';
import { threadText } from '@/messages/social/thread';

export function VisitorThread({ postId }: { postId: string }) {
  const query = useInfiniteQuery(publicThreadOptions(postId));
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const [first] = data?.pages ?? [];
  usePageSubject(first ? postTitle(first.post) : undefined);
  if (isPending) {
    return (
      <div className="card stream stream-inset">
        <Skeleton what={threadText.theThread} faces rows={4} />
      </div>
    );
  }
  if (!first) return error && <VisitorError of="post" error={error} retry={() => void refetch()} />;
  const { ancestors, post } = first;
  const replies = data?.pages.flatMap((page) => page.replies) ?? [];
  const byId = new Map<string, Post>(replies.map((reply) => [reply.id, reply]));
  const tree = buildReplyTree(
    post.id,
    replies.map(({ id, replyTo }) => ({ id, replyTo: replyTo?.id ?? post.id })),
  );
  const renderReply = (id: string) => {
    const reply = byId.get(id);
    return reply && <VisitorPost post={reply} inThread />;
  };
  return (
    <>
      <PageHeader title={threadText.postBy(post.author.name)} />
      <div className="card stream thread mb-4">
        {ancestors.map((ancestor) => (
          <div key={ancestor.id} className="ancestor">
            <VisitorPost post={ancestor} inThread />
          </div>
        ))}
        <VisitorPost post={post} main inThread={ancestors.length > 0} />
      </div>
      {replies.length > 0 && (
        <>
          <div className="thread-head row-3 justify-content-between mb-3">
            <h2>{threadText.replyCount(post.counts.replies)}</h2>
          </div>
          <section className="card stream replies-card" aria-label={threadText.replies}>
            <ReplyList nodes={tree} post={renderReply} />
            {hasNextPage && (
              <div className="feed-gap">
                <button
                  type="button"
                  className="btn btn-outline-secondary btn-sm"
                  aria-disabled={isFetchingNextPage}
                  onClick={() => {
                    if (!isFetchingNextPage) void fetchNextPage();
                  }}
                >
                  <IconArrowDown />
                  {threadText.loadMoreReplies}
                </button>
              </div>
            )}
          </section>
        </>
      )}
    </>
  );
}
