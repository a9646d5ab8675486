import type { LinkProps } from '@tanstack/react-router';
import { commonText } from '@/messages/ui/common';
import { outboxText } from '@/messages/social/outbox';

/** Where writing continues. */
export type WritingLink = Pick<LinkProps, 'to' | 'search' | 'params'>;

/** Post id from a draft named "edit:<post id>"; null for other drafts. */
export const editedPostId = (name: string): string | null => /^edit:([^~]+)/.exec(name)?.[1] ?? null;

/**
 * Draft names: "post", "reply:<post id>", "quote:<post id>", "edit:<post id>"; with "~<id>" where two tabs wrote one
 * draft.
 */
export function composerLink(name: string): WritingLink {
  const [main = '', draft] = name.split('~');
  const [kind, postId] = main.split(':');
  if (kind === 'edit' && postId) return { to: '/post/$postId', params: { postId }, search: {} };
  if (kind === 'reply' && postId) return { to: '/post', search: { replyTo: postId, draft } };
  if (kind === 'quote' && postId) return { to: '/post', search: { quote: postId, draft } };
  return { to: '/post', search: { draft } };
}

const KINDS: Record<string, string> = {
  reply: outboxText.reply,
  quote: outboxText.quote,
  edit: commonText.edit,
};

export const draftKindLabel = (name: string): string => KINDS[name.split(':')[0] ?? ''] ?? outboxText.post;
