import type { JSONContent } from '@tiptap/react';

/** The names of everybody who is mentioned, each once, in order. */
export function mentionedNames(node: JSONContent): string[] {
  const own = node.type === 'mention' ? [String(node.attrs?.['label'])] : [];
  return [...new Set([...own, ...(node.content ?? []).flatMap(mentionedNames)])];
}
