import type { LinkProps } from '@tanstack/react-router';

/** The post whose change a draft is, by its name "edit:<post id>"; null for a draft of a new post. */
export const editedPostId = (name: string): string | null => /^edit:(.+)$/.exec(name)?.[1] ?? null;

/** Where the composer of a draft stands, by its name: "post", "reply:<post id>", "quote:<post id>", "edit:<post id>". */
export function composerLink(name: string): Pick<LinkProps, 'to' | 'search' | 'params'> {
  const [what, postId] = name.split(':');
  if (what === 'edit' && postId) return { to: '/post/$postId', params: { postId }, search: {} };
  if (what === 'reply' && postId) return { to: '/post', search: { replyTo: postId } };
  if (what === 'quote' && postId) return { to: '/post', search: { quote: postId } };
  return { to: '/post', search: {} };
}

const KINDS: Record<string, string> = { reply: 'Reply', quote: 'Quote', edit: 'Change of a post' };

/** What it becomes when it is sent. */
export const draftKindLabel = (name: string): string => KINDS[name.split(':')[0] ?? ''] ?? 'Post';
