import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { FeedSidebar } from '@/components/social/sidebar/FeedSidebar';
import { PostCard } from '@/components/social/post/PostCard';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { postOptions } from '@/queries/social/post/post';
import { isScheduledPost } from '@/queries/social/post/post-write';
import { Composer } from './Composer';

const route = getRouteApi('/_shell/_member/post/');

/** The composer as a page: a post, a reply (`?replyTo=`) or a quote (`?quote=`). */
export function ComposePage() {
  const { replyTo, quote } = route.useSearch();
  const navigate = useNavigate();
  const about = replyTo ?? quote;
  const name = replyTo ? `reply:${replyTo}` : quote ? `quote:${quote}` : 'post';
  return (
    <div className="cols cols-2">
      <div className="c-main">
        <PageHeader
          {...(replyTo ? { title: 'Write a reply' } : quote ? { title: 'Quote a post' } : {})}
          lead="Drafts are kept on this device while you write"
        />
        {about && replyTo && <ContextPost postId={about} />}
        <Composer
          key={name}
          draftKey={name}
          focusFirst
          {...(replyTo ? { replyTo, action: 'Reply', prompt: 'Post your reply' } : {})}
          {...(quote ? { quoteOf: quote, prompt: 'What do you make of it?' } : {})}
          onSent={(sent) => {
            const postId = replyTo ?? sent?.id;
            if (sent && isScheduledPost(sent)) void navigate({ to: '/scheduled', replace: true });
            else if (postId) void navigate({ to: '/post/$postId', params: { postId }, replace: true });
            else void navigate({ to: '/', replace: true });
          }}
        />
        {about && quote && <ContextPost postId={about} />}
        <ComposerHints />
      </div>
      <FeedSidebar />
    </div>
  );
}

/** What the field can do, in a few lines. */
const ComposerHints = () => (
  <section className="card composer-hints" aria-labelledby="hints">
    <h2 id="hints">While you write</h2>
    <dl>
      <dt>
        <kbd>@</kbd> <kbd>#</kbd>
      </dt>
      <dd>finds people and tags as you type; arrows choose, Enter takes, Esc leaves it</dd>
      <dt>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd>
      </dt>
      <dd>sends</dd>
      <dt>
        <kbd>:</kbd>
      </dt>
      <dd>and a word finds an emoji, as in :lamp</dd>
      <dt>Pictures</dt>
      <dd>can be pasted, dropped or picked, four to a post</dd>
      <dt>500</dt>
      <dd>characters fit, and an emoji is one of them</dd>
      <dt>Warning</dt>
      <dd>hides a post behind a line of yours until somebody asks for it</dd>
    </dl>
  </section>
);

/** The post that is answered or quoted. */
function ContextPost({ postId }: { postId: string }) {
  const { data: post, error, isPending, refetch } = useQuery(postOptions(postId));
  if (!post)
    return (
      <div className="card context-post stream-inset">
        {isPending && <Skeleton label="Loading the post" rows={1} faces />}
        {post === null && <EmptyState title="This post is gone" text="Its author took it back." />}
        {error && <ErrorState title="The post did not load" error={error} retry={() => void refetch()} />}
      </div>
    );
  return (
    <div className="card stream context-post">
      <PostCard postId={postId} />
    </div>
  );
}
