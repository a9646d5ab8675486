import type { LinkProps } from '@tanstack/react-router';

/** Where the composer of a draft stands, by its name: "post", "reply:<post id>", "quote:<post id>". */
export function composerLink(name: string): Pick<LinkProps, 'to' | 'search'> {
  const [what, postId] = name.split(':');
  if (what === 'reply' && postId) return { to: '/post', search: { replyTo: postId } };
  if (what === 'quote' && postId) return { to: '/post', search: { quote: postId } };
  return { to: '/post', search: {} };
}

/** What it becomes when it is sent. */
export const draftKind = (name: string): string =>
  name.startsWith('reply:') ? 'Reply' : name.startsWith('quote:') ? 'Quote' : 'Post';
