import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { SocialPage } from '@/components/social/sidebar/SocialPage';
import { PostCard } from '@/components/social/post/PostCard';
import { PageHeader } from '@/components/ui/PageHeader';
import { EmptyState, ErrorState } from '@/components/ui/status/StatusMessage';
import { Skeleton } from '@/components/ui/status/Skeleton';
import { postOptions } from '@/queries/social/post/post';
import { isScheduledPost } from '@/queries/social/mutations/post/post-write';
import { commonText } from '@/messages/ui/common';
import { composerText } from '@/messages/social/composer';
import { composerDetailsText } from '@/messages/social/composer-details';
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
        {...(replyTo
          ? { title: composerDetailsText.writeAReply }
          : quote
            ? { title: composerDetailsText.quoteAPost }
            : {})}
        lead={composerDetailsText.lead}
      />
      {contextId && replyTo && <ContextPost postId={contextId} />}
      <Composer
        key={draftKey}
        draftKey={draftKey}
        focusFirst
        {...(replyTo ? { replyTo, action: 'Reply' as const, prompt: composerDetailsText.postYourReply } : {})}
        {...(quote ? { quoteOf: quote, prompt: composerDetailsText.addYourThoughts } : {})}
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
  <section className="card p-4" aria-labelledby="hints">
    <h2 id="hints">{composerDetailsText.writingTips}</h2>
    <dl className="fact-list row-gap-2 mt-2">
      <dt className="text-ink fw-semibold">
        <kbd>@</kbd> <kbd>#</kbd>
      </dt>
      <dd className="text-ink-2">{composerDetailsText.completionHint}</dd>
      <dt className="is-key text-ink fw-semibold">
        <kbd>Ctrl</kbd> <kbd>Enter</kbd>
      </dt>
      <dd className="is-key text-ink-2">{commonText.send}</dd>
      <dt className="text-ink fw-semibold">
        <kbd>:</kbd>
      </dt>
      <dd className="text-ink-2">{composerDetailsText.emojiHint}</dd>
      <dt className="text-ink fw-semibold">{composerText.pictures}</dt>
      <dd className="text-ink-2">{composerDetailsText.picturesHint}</dd>
      <dt className="text-ink fw-semibold">500</dt>
      <dd className="text-ink-2">{composerDetailsText.charactersHint}</dd>
      <dt className="text-ink fw-semibold">{composerDetailsText.warning}</dt>
      <dd className="text-ink-2">{composerDetailsText.warningHint}</dd>
    </dl>
  </section>
);

/** The post being replied to or quoted. */
function ContextPost({ postId }: { postId: string }) {
  const { data: post, error, isPending, refetch } = useQuery(postOptions(postId));
  if (!post)
    return (
      <div className="card context-post stream-inset mb-4">
        {isPending && <Skeleton what={composerDetailsText.thePost} rows={1} faces />}
        {post === null && (
          <EmptyState title={composerDetailsText.unavailable} text={composerDetailsText.unavailableHint} />
        )}
        {error && (
          <ErrorState
            title={composerDetailsText.contextLoadFailed}
            error={error}
            retry={() => void refetch()}
          />
        )}
      </div>
    );
  return (
    <div className="card stream context-post mb-4">
      <PostCard postId={postId} />
    </div>
  );
}
