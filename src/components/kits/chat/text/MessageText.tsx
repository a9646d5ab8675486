import { memo } from 'react';
import { type InlinePart, type MessageBlock, parseMessage } from './message-markdown';

const Inline = ({ parts }: { parts: readonly InlinePart[] }) =>
  parts.map((part, at) => {
    if (part.kind === 'link')
      return (
        <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
          {part.text}
        </a>
      );
    if (part.kind === 'code') return <code key={at}>{part.text}</code>;
    if (part.kind === 'mention') return <b key={at}>{part.text}</b>;
    if (part.kind === 'plain' || part.kind === 'tag') return part.text;
    const Mark = part.kind;
    return (
      <Mark key={at}>
        <Inline parts={part.parts} />
      </Mark>
    );
  });

function Block({ block }: { block: MessageBlock }) {
  if (block.kind === 'text') return <Inline parts={block.parts} />;
  if (block.kind === 'code')
    return (
      <pre dir="ltr">
        <code>{block.text}</code>
      </pre>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List>
      {block.items.map((parts, at) => (
        <li key={at}>
          <Inline parts={parts} />
        </li>
      ))}
    </List>
  );
}

/** The text of a message with its marks, of members and of the sample. */
export const MessageText = memo(({ text }: { text: string }) => (
  <bdi className="message-text">
    {parseMessage(text).map((block, at) => (
      <Block key={at} block={block} />
    ))}
  </bdi>
));
