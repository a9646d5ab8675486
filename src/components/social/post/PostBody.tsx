import { lazy, Suspense, useState } from 'react';
import type { Post } from '@contract/post/post';
import { FoldedText } from '@/components/ui/FoldedText';
import { postText } from '@/messages/social/post';
import { ContentVeil } from './ContentVeil';
import { LinkCard } from './LinkCard';
import { MediaGrid } from './media/MediaGrid';
import { PollBox } from './PollBox';
import { PostText } from './PostText';
import { QuoteBox } from './QuoteBox';

const HiddenPostNotice = lazy(() =>
  import('./HiddenPostNotice').then(({ HiddenPostNotice }) => ({ default: HiddenPostNotice })),
);

interface Props {
  post: Post;
  /** Id for the card's aria-describedby. */
  id: string;
  own: boolean;
  canVote: boolean;
}

/** The service refuses the images of a hidden post to everyone, so none are rendered. */
export function PostBody({ post, id, own, canVote }: Props) {
  const [revealed, setRevealed] = useState(false);
  const { contentWarning, linkCard } = post;
  // A card that arrives while others read would move what is below.
  const [hadCard] = useState(linkCard !== null);
  return (
    <div className="post-content">
      {post.hidden && (
        <Suspense>
          <HiddenPostNotice postId={post.id} hidden={post.hidden} own={own} />
        </Suspense>
      )}
      {contentWarning && (
        <div className="mt-1" id={revealed ? undefined : id}>
          <ContentVeil revealed={revealed} onToggle={() => setRevealed(!revealed)}>
            <b className="fw-semibold">{postText.contentWarning}</b>
            <span className="fs-md text-ink-2">{contentWarning}</span>
          </ContentVeil>
        </div>
      )}
      {(!contentWarning || revealed) && (
        <>
          {post.text && (
            <FoldedText text={post.text}>
              {(shown) => (
                <p id={id} dir="auto">
                  <PostText text={shown} />
                </p>
              )}
            </FoldedText>
          )}
          {post.media.length > 0 && !post.hidden && <MediaGrid media={post.media} />}
          {post.poll && <PollBox postId={post.id} poll={post.poll} canVote={canVote} />}
          {linkCard && (hadCard || own) && !post.hidden && (
            <div className={linkCard.picture ? 'post-link-card has-picture' : 'post-link-card'}>
              <LinkCard card={linkCard} />
            </div>
          )}
          {post.quote && <QuoteBox quote={post.quote} quotedBy={post.author.id} />}
        </>
      )}
    </div>
  );
}
