import { MarkdownManager } from '@tiptap/markdown';
import type { JSONContent } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';

const manager = new MarkdownManager({ extensions: [StarterKit] });
// Markdown may hold html; here that is text like any other, so nothing written becomes an element by itself.
manager.instance.use({ tokenizer: { html: () => undefined, tag: () => undefined } });

/** The document that Markdown describes. */
export const markdownToDoc = (text: string): JSONContent => manager.parse(text);
