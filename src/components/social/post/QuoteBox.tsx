import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { QuotedPost } from '@contract/post/post';
import { Avatar } from '@/components/ui/Avatar';
import { Timestamp } from '@/components/ui/Timestamp';
import { postText } from '@/messages/social/post';
import { ContentVeil } from './ContentVeil';

interface Props {
  quote: QuotedPost;
  /** Id of the member who quotes. */
  quotedBy: string;
}

/** Covers posts of muted members, except where the reader looks at posts of that member anyway. */
export function QuoteBox({ quote, quotedBy }: Props) {
  const [revealed, setRevealed] = useState(false);
  if (!quote.authorMuted || quote.author.id === quotedBy) return <QuoteLink quote={quote} />;
  return (
    <div className="mt-3">
      <ContentVeil revealed={revealed} onToggle={() => setRevealed(!revealed)}>
        <span className="fs-md text-ink-2">{postText.quoteOfMuted}</span>
      </ContentVeil>
      {revealed && <QuoteLink quote={quote} />}
    </div>
  );
}

function QuoteLink({ quote }: { quote: QuotedPost }) {
  const [image] = quote.media;
  const { author } = quote;
  return (
    <Link className="reference d-block mt-3 p-3" to="/post/$postId" params={{ postId: quote.id }}>
      <span className="row-1">
        <Avatar name={author.name} url={author.avatarUrl} size="xs" silent />
        <b className="text-truncate fw-semibold" dir="auto">
          {author.name}
        </b>
        <bdi className="post-meta text-truncate">@{author.handle}</bdi>
        <span className="post-meta post-dot">
          <Timestamp at={quote.createdAt} />
        </span>
      </span>
      <span className="d-flex gap-3 mt-1">
        <span className="flex-1 clamp-4 align-with-page wrap-anywhere" dir="auto">
          {quote.hidden && <b>{postText.hiddenByModerators} </b>}
          {quote.contentWarning ? postText.contentWarningOf(quote.contentWarning) : quote.text}
        </span>
        {image && !quote.contentWarning && !quote.hidden && (
          <span className="quote-picture side-picture align-self-start rounded-control picture-frame">
            <img
              src={image.still ?? image.url}
              alt={image.alt}
              width={104}
              height={78}
              loading="lazy"
              decoding="async"
            />
          </span>
        )}
      </span>
    </Link>
  );
}
