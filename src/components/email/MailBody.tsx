import * as z from 'zod/mini';
import type { ReactNode } from 'react';
import type { Mail } from '@/data/email';
import { textParts } from '@/lib/text';

/** A piece of the editor's document. Whatever is not known below is shown as the text inside it. */
interface DocNode {
  type: string;
  text?: string | undefined;
  marks?: { type: string; attrs?: Record<string, unknown> | null | undefined }[] | undefined;
  attrs?: Record<string, unknown> | null | undefined;
  content?: DocNode[] | undefined;
}
const attrs = z.optional(z.nullable(z.record(z.string(), z.unknown())));
const DocNode: z.ZodMiniType<DocNode> = z.lazy(() =>
  z.object({
    type: z.string(),
    text: z.optional(z.string()),
    marks: z.optional(z.array(z.object({ type: z.string(), attrs }))),
    attrs,
    content: z.optional(z.array(DocNode)),
  }),
);

/** What was written, as text and known elements: nothing in a message becomes markup. */
export function MailBody({ mail }: { mail: Mail }) {
  const doc = mail.doc === null ? null : DocNode.safeParse(mail.doc);
  if (doc?.success) return <div className="mail-text">{inside(doc.data)}</div>;
  return (
    <div className="mail-text">
      {mail.text.split(/\n{2,}/u).map((paragraph, at) => (
        <p key={at}>{linked(paragraph)}</p>
      ))}
    </div>
  );
}

const linked = (text: string): ReactNode =>
  textParts(text).map((part, at) =>
    part.kind === 'link' ? (
      <a key={at} href={part.href} target="_blank" rel="noopener noreferrer nofollow">
        {part.text}
      </a>
    ) : (
      part.text
    ),
  );

const inside = (node: DocNode): ReactNode =>
  node.content?.map((child, at) => <DocPart key={at} node={child} />) ?? null;

const isSafe = (href: unknown): href is string =>
  typeof href === 'string' && /^(?:https?|mailto):/iu.test(href);

function DocPart({ node }: { node: DocNode }) {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>((shown, mark) => {
        switch (mark.type) {
          case 'bold':
            return <strong>{shown}</strong>;
          case 'italic':
            return <em>{shown}</em>;
          case 'underline':
            return <u>{shown}</u>;
          case 'strike':
            return <s>{shown}</s>;
          case 'code':
            return <code>{shown}</code>;
          case 'link':
            return isSafe(mark.attrs?.['href']) ? (
              <a href={mark.attrs['href']} target="_blank" rel="noopener noreferrer nofollow">
                {shown}
              </a>
            ) : (
              shown
            );
          default:
            return shown;
        }
      }, node.text ?? '');
    case 'hardBreak':
      return <br />;
    case 'horizontalRule':
      return <hr />;
    case 'heading':
      return <h3>{inside(node)}</h3>;
    case 'bulletList':
      return <ul>{inside(node)}</ul>;
    case 'orderedList':
      return <ol>{inside(node)}</ol>;
    case 'listItem':
      return <li>{inside(node)}</li>;
    case 'blockquote':
      return <blockquote>{inside(node)}</blockquote>;
    case 'codeBlock':
      return <pre>{inside(node)}</pre>;
    default:
      return <p>{inside(node)}</p>;
  }
}
