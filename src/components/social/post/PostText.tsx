import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { type TextPart, parseText } from '@/lib/text/parse-text';

/** Links, mentions and tags become links; the rest stays plain text, never markup. */
export const PostText = ({ text }: { text: string }) =>
  parseText(text).map((part, index) => <Fragment key={index}>{renderPart(part)}</Fragment>);

function renderPart(part: TextPart) {
  if (part.kind === 'plain') return part.text;
  if (part.kind === 'mention') {
    return (
      <Link to="/u/$handle" params={{ handle: part.handle }}>
        {part.text}
      </Link>
    );
  }
  if (part.kind === 'tag') {
    return (
      <Link to="/explore" search={{ q: `#${part.tag}` }}>
        {part.text}
      </Link>
    );
  }
  return (
    <a
      // Paper shows the whole address.
      className={part.text.endsWith('…') ? 'post-link-shortened' : undefined}
      href={part.href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      dir="ltr"
    >
      {part.text}
    </a>
  );
}
