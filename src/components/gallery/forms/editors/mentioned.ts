import type { JSONContent } from '@tiptap/react';

/** Returns the names of mentioned people, each once, in document order. */
export function mentionedNames(node: JSONContent): string[] {
  const own = node.type === 'mention' ? [String(node.attrs?.['label'])] : [];
  return [...new Set([...own, ...(node.content ?? []).flatMap(mentionedNames)])];
}
