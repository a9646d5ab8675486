import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { type TextPart, parseText } from '@/lib/text/parse-text';

/** What a person wrote, as text: links, mentions and tags become links, nothing becomes markup. */
export const PostText = ({ text }: { text: string }) =>
  parseText(text).map((part, at) => <Fragment key={at}>{renderPart(part)}</Fragment>);

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
    <a href={part.href} target="_blank" rel="noopener noreferrer nofollow ugc" dir="ltr">
      {part.text}
    </a>
  );
}
