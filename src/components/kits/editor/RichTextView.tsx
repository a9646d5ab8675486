import * as z from 'zod/mini';
import type { ReactNode } from 'react';
import { isSafePictureSrc } from './extension/safe-picture-src';
import './editor.scss';

/** Editor document node. Unknown node types render as their text. */
interface DocNode {
  type: string;
  text?: string | undefined;
  marks?: { type: string; attrs?: Record<string, unknown> | null | undefined }[] | undefined;
  attrs?: Record<string, unknown> | null | undefined;
  content?: DocNode[] | undefined;
}
type DocMark = NonNullable<DocNode['marks']>[number];
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

export function RichTextView({ doc, instead }: { doc: unknown; instead?: ReactNode }) {
  const read = DocNode.safeParse(doc);
  return read.success ? inside(read.data) : instead;
}

const inside = (node: DocNode): ReactNode =>
  node.content?.map((child, at) => <DocPart key={at} node={child} />) ?? null;

const isSafe = (href: unknown): href is string =>
  typeof href === 'string' && /^(?:https?|mailto):/i.test(href);
const wordOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function marked(shown: ReactNode, { type, attrs: of }: DocMark): ReactNode {
  switch (type) {
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
    case 'highlight':
      return <mark>{shown}</mark>;
    case 'subscript':
      return <sub>{shown}</sub>;
    case 'superscript':
      return <sup>{shown}</sup>;
    case 'link':
      return isSafe(of?.['href']) ? (
        <a href={of['href']} target="_blank" rel="noopener noreferrer nofollow">
          {shown}
        </a>
      ) : (
        shown
      );
    default:
      return shown;
  }
}

function DocHeading({ node }: { node: DocNode }) {
  const align = wordOf(node.attrs?.['align']) || undefined;
  // Heading levels continue below the surrounding heading.
  const Tag = ({ 3: 'h4', 4: 'h5', 5: 'h6', 6: 'h6' } as const)[Number(node.attrs?.['level'])] ?? 'h3';
  return <Tag data-align={align}>{inside(node)}</Tag>;
}

function DocPart({ node }: { node: DocNode }) {
  switch (node.type) {
    case 'text':
      return (node.marks ?? []).reduce<ReactNode>(marked, node.text ?? '');
    case 'hardBreak':
      return <br />;
    case 'horizontalRule':
      return <hr />;
    case 'heading':
      return <DocHeading node={node} />;
    case 'bulletList':
      return <ul>{inside(node)}</ul>;
    case 'orderedList':
      return <ol start={Number(node.attrs?.['start'] ?? 1)}>{inside(node)}</ol>;
    case 'listItem':
      return <li>{inside(node)}</li>;
    case 'blockquote':
      return <blockquote>{inside(node)}</blockquote>;
    case 'codeBlock':
      return <pre>{inside(node)}</pre>;
    case 'image': {
      const src = node.attrs?.['src'];
      const alt = wordOf(node.attrs?.['alt']);
      return isSafePictureSrc(src) ? <img src={src} alt={alt} /> : alt;
    }
    case 'mention':
      return <span className="tag tag-link">@{wordOf(node.attrs?.['label'])}</span>;
    case 'paragraph':
      return <p data-align={wordOf(node.attrs?.['align']) || undefined}>{inside(node)}</p>;
    // Without an element: an unknown node may hold paragraphs, or be part of one.
    default:
      return inside(node);
  }
}
