import { MarkdownManager } from '@tiptap/markdown';
import type { JSONContent } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

const manager = new MarkdownManager({ extensions: [StarterKit] });
// HTML in Markdown is treated as text, so nothing typed becomes an element.
manager.instance.use({ tokenizer: { html: () => undefined, tag: () => undefined } });

export const markdownToDoc = (text: string): JSONContent => manager.parse(text);
