import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PostCard } from '@/components/social/post/PostCard';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { postOptions } from '@/queries/social/post/post';
import { isScheduledPost } from '@/queries/social/mutations/post/post-write';
import { Composer } from './Composer';

const route = getRouteApi('/_shell/_member/post/');

/** The composer as a page: a post, a reply (`?replyTo=`) or a quote (`?quote=`). */
export function ComposePage() {
  const { replyTo, quote, draft } = route.useSearch();
  const navigate = useNavigate();
  const contextId = replyTo ?? quote;
  const subject = replyTo ? `reply:${replyTo}` : quote ? `quote:${quote}` : 'post';
  const draftKey = draft ? `${subject}~${draft}` : subject;
  return (
    <SocialPage>
      <PageHeader
        {...(replyTo ? { title: 'Write a reply' } : quote ? { title: 'Quote a post' } : {})}
        lead="Drafts save to this device as you type"
      />
      {contextId && replyTo && <ContextPost postId={contextId} />}
      <Composer
        key={draftKey}
        draftKey={draftKey}
        focusFirst
        {...(replyTo ? { replyTo, action: 'Reply', prompt: 'Post your reply' } : {})}
        {...(quote ? { quoteOf: quote, prompt: 'Add your thoughts' } : {})}
        onSent={(sent) => {
          const postId = replyTo ?? sent?.id;
          if (sent && isScheduledPost(sent)) void navigate({ to: '/scheduled', replace: true });
          else if (postId) void navigate({ to: '/post/$postId', params: { postId }, replace: true });
          else void navigate({ to: '/', replace: true });
        }}
      />
      {contextId && quote && <ContextPost postId={contextId} />}
      <ComposerHints />
    </SocialPage>
  );
}

const ComposerHints = () => (
  <section className="card composer-hints" aria-labelledby="hints">
    <h2 id="hints">Writing tips</h2>
    <dl>
      <dt>
        <kbd>@</kbd> <kbd>#</kbd>
      </dt>
      <dd>Find people and tags. Arrows choose, Enter inserts, Esc closes.</dd>
      <dt className="is-key">
        <kbd>Ctrl</kbd> <kbd>Enter</kbd>
      </dt>
      <dd className="is-key">Send</dd>
      <dt>
        <kbd>:</kbd>
      </dt>
      <dd>Find an emoji by name, as in :lamp</dd>
      <dt>Pictures</dt>
      <dd>Paste, drop or choose up to four per post</dd>
      <dt>500</dt>
      <dd>Characters per post; an emoji counts as one</dd>
      <dt>Warning</dt>
      <dd>Hides the post behind your words until a reader opens it</dd>
    </dl>
  </section>
);

/** The post being replied to or quoted. */
function ContextPost({ postId }: { postId: string }) {
  const { data: post, error, isPending, refetch } = useQuery(postOptions(postId));
  if (!post)
    return (
      <div className="card context-post stream-inset">
        {isPending && <Skeleton what="the post" rows={1} faces />}
        {post === null && (
          <EmptyState title="This post isn’t available" text="It was deleted, or you can’t see it." />
        )}
        {error && <ErrorState title="The post did not load" error={error} retry={() => void refetch()} />}
      </div>
    );
  return (
    <div className="card stream context-post">
      <PostCard postId={postId} />
    </div>
  );
}
