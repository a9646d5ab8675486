import { Fragment, memo, type ReactNode } from 'react';
import { type InlinePart, type MessageBlock, parseMessage } from './message-markdown';

/** Shows "@handle"; null leaves the text as it is. */
export type ShowMention = (handle: string) => ReactNode;

interface InlineProps {
  parts: readonly InlinePart[];
  mention: ShowMention;
}

const Inline = ({ parts, mention }: InlineProps) =>
  parts.map((part, at) => {
    if (part.kind === 'link')
      return (
        <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow" dir="ltr">
          {part.text}
        </a>
      );
    if (part.kind === 'code') return <code key={at}>{part.text}</code>;
    if (part.kind === 'mention') return <Fragment key={at}>{mention(part.handle) ?? part.text}</Fragment>;
    if (part.kind === 'plain' || part.kind === 'tag') return part.text;
    const Mark = part.kind;
    return (
      <Mark key={at}>
        <Inline parts={part.parts} mention={mention} />
      </Mark>
    );
  });

function Block({ block, mention }: { block: MessageBlock; mention: ShowMention }) {
  if (block.kind === 'text') return <Inline parts={block.parts} mention={mention} />;
  if (block.kind === 'code')
    return (
      <pre dir="ltr">
        <code>{block.text}</code>
      </pre>
    );
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List className="list-marked">
      {block.items.map((parts, at) => (
        <li key={at}>
          <Inline parts={parts} mention={mention} />
        </li>
      ))}
    </List>
  );
}

/** The text of a message with its marks, of members and of the sample. */
export const MessageText = memo(({ text, mention }: { text: string; mention: ShowMention }) => (
  <bdi className="message-text">
    {parseMessage(text).map((block, at) => (
      <Block key={at} block={block} mention={mention} />
    ))}
  </bdi>
));
