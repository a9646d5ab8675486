import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import IconArrowDown from '~icons/tabler/arrow-down';
import { Composer } from '@/components/social/composer/Composer';
import { SendingPosts } from '@/components/social/composer/SendingPosts';
import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PostCard } from '@/components/social/post/PostCard';
import { usePostKeys } from '@/components/social/post/list/use-post-keys';
import { usePageSubject } from '@/components/ui/hooks/use-page-subject';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { FeedLink } from '@/components/ui/FeedLink';
import { isNotFound } from '@/lib/api/errors';
import { postOptions } from '@/queries/social/post/post';
import {
  containsPost,
  type ThreadSort,
  threadSorts,
  newRepliesOptions,
} from '@/queries/social/thread/thread-ids';
import { threadText } from '@/messages/social/thread';
import { MoreReplies } from './MoreReplies';
import { ReactionLinks } from './ReactionLinks';
import { postTitle } from './post-title';
import { ReplyList } from './ReplyList';
import { buildReplyTree } from './reply-tree';
import './thread.scss';

const route = getRouteApi('/_shell/_member/post/$postId');

const SORT_LABELS: Record<ThreadSort, string> = {
  oldest: threadText.oldestFirst,
  newest: threadText.newestFirst,
  liked: threadText.mostLikedFirst,
};

function moveFocus(by: 1 | -1): void {
  const articles = [...document.querySelectorAll<HTMLElement>('main article[data-post]')];
  const current = articles.indexOf(document.activeElement?.closest<HTMLElement>('article') ?? document.body);
  const next = articles[current === -1 ? 0 : current + by];
  next?.focus({ preventScroll: true });
  next?.scrollIntoView({ block: 'nearest' });
}

const renderReply = (id: string) => <PostCard postId={id} inThread />;

/** A post below its ancestors and above its replies. */
export function ThreadPage() {
  const { postId } = route.useParams();
  const { sort = 'oldest' } = route.useSearch();
  const navigate = useNavigate();
  const { data, error, isPending, refetch } = useQuery({
    ...route.useRouteContext().thread,
    placeholderData: keepPreviousData,
  });
  const { data: post } = useQuery({ ...postOptions(postId), enabled: data !== undefined });
  usePageSubject(post ? postTitle(post) : undefined);
  usePostKeys({ move: moveFocus });
  const tree = useMemo(() => (data ? buildReplyTree(data.postId, data.replies) : []), [data]);

  // Start at the post itself, not at the top of its ancestors.
  const scrollTarget = data?.postId === postId && data.ancestors.length > 0 ? postId : null;
  useEffect(() => {
    if (scrollTarget) document.querySelector('.post-main')?.scrollIntoView({ block: 'start' });
  }, [scrollTarget]);

  // A visitor who signs in returns to the post of the pressed button.
  const linkedPost = useLocation({ select: ({ hash }) => hash });
  const linkedReply = data && linkedPost !== postId && containsPost(data, linkedPost) ? linkedPost : null;
  useEffect(() => {
    if (!linkedReply) return;
    const reply = document.querySelector<HTMLElement>(`[data-post="${CSS.escape(linkedReply)}"]`);
    reply?.scrollIntoView({ block: 'center' });
    reply?.focus({ preventScroll: true });
  }, [linkedReply]);

  const unavailable = isNotFound(error) || post === null;
  return (
    <SocialPage right={<FeedSidebar />}>
      <PageHeader {...(post ? { title: threadText.postBy(post.author.name) } : {})} />
      {isPending && (
        <div className="card stream stream-inset">
          <Skeleton what={threadText.theThread} faces rows={4} />
        </div>
      )}
      {unavailable && (
        <div className="card stream stream-inset">
          <EmptyState
            title={threadText.unavailable}
            text={threadText.unavailableHint}
            action={<FeedLink />}
          />
        </div>
      )}
      {error && !unavailable && !data && (
        <div className="card stream stream-inset">
          <ErrorState title={threadText.loadFailed} error={error} retry={() => void refetch()} />
        </div>
      )}
      {data && !unavailable && (
        <>
          <div className="card stream thread mb-4">
            {data.ancestors.map((id) => (
              <div key={id} className="ancestor">
                <PostCard postId={id} inThread />
              </div>
            ))}
            <PostCard key={data.postId} postId={data.postId} main inThread={data.ancestors.length > 0}>
              {post && <ReactionLinks postId={post.id} counts={post.counts} />}
            </PostCard>
          </div>
          {post && (
            <Composer
              key={postId}
              draftKey={`reply:${postId}`}
              action="Reply"
              prompt={threadText.postYourReply}
              replyTo={postId}
            />
          )}
          <div className="thread-head row-3 justify-content-between mb-3">
            <h2>{threadText.replyCount(post?.counts.replies ?? data.replies.length)}</h2>
            <label>
              <span className="visually-hidden">{threadText.sortReplies}</span>
              <select
                className="form-select w-auto"
                value={sort}
                onChange={(event) => {
                  const next = threadSorts.find((option) => option === event.target.value);
                  void navigate({
                    to: '.',
                    search: next && next !== 'oldest' ? { sort: next } : {},
                    replace: true,
                    resetScroll: false,
                  });
                }}
              >
                {threadSorts.map((option) => (
                  <option key={option} value={option}>
                    {SORT_LABELS[option]}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <NewRepliesButton postId={postId} />
          <section className="card stream replies-card" aria-label={threadText.replies}>
            <SendingPosts replyTo={postId} />
            {/* The stylesheet hides this once a reply is rendered. */}
            <p className="stream-end text-ink-3">
              {post?.counts.replies ? threadText.hiddenReplies : threadText.noReplies}
            </p>
            <ReplyList nodes={tree} post={renderReply} />
            {data.nextCursor && <MoreReplies postId={data.postId} sort={sort} />}
          </section>
        </>
      )}
    </SocialPage>
  );
}

/** Replies that arrive while the thread is open appear on request. */
function NewRepliesButton({ postId }: { postId: string }) {
  const client = useQueryClient();
  const { data: newReplies } = useQuery(newRepliesOptions(postId));
  const show = useCallback(
    () => void client.invalidateQueries({ queryKey: ['thread', postId] }),
    [client, postId],
  );
  return (
    <div role="status">
      {newReplies.length > 0 && (
        <button
          type="button"
          className="feed-gap card flex-row mb-3 w-100 fw-semibold text-link"
          onClick={show}
        >
          <IconArrowDown />
          {threadText.showNewReplies(newReplies.length)}
        </button>
      )}
    </div>
  );
}
