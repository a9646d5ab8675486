import type { QueryClient } from '@tanstack/react-query';
import type { LinkCard } from '@contract/post/link-card';
import type { Post } from '@contract/post/post';
import { removeLinkCard as removeOperation, showLinkCard } from '@contract/post/post-edit';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import { cachePosts, patchPost } from '@/queries/social/post/post';
import { refreshPost } from '@/queries/social/post/post-updates';
import { postChangesText } from '@/messages/social/changes/post';

interface LinkCardVars {
  postId: string;
  /** Null removes the card. */
  card: LinkCard | null;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    linkCard: { vars: LinkCardVars; response: Post };
  }
}

export const linkCardHandler = defineHandler({
  scope: ({ postId }: LinkCardVars) => `post:${postId}`,
  coalesceKey: ({ postId }) => `link-card:${postId}`,
  subject: ({ postId }) => postId,
  send: ({ postId, card }, options) =>
    callApi(card ? showLinkCard : removeOperation, { params: { postId } }, options),
  applyOptimistic: (client, { postId, card }) =>
    patchPost(client, postId, (entry) => ({
      ...entry,
      confirmed: entry.confirmed && { ...entry.confirmed, linkCard: card },
    })),
  settle: (client, _vars, answer: Post, newer) => {
    if (!newer) cachePosts(client, [answer], Infinity);
  },
  rollback: (client, { postId }) => void refreshPost(client, postId),
  label: ({ card }) => (card ? postChangesText.showALinkCard : postChangesText.removeALinkCard),
  failureTitle: ({ card }) => (card ? postChangesText.linkCardNotShown : postChangesText.linkCardNotRemoved),
});

/** Optimistic, with Undo. */
export function removeLinkCard(client: QueryClient, postId: string, card: LinkCard): void {
  const set = (next: LinkCard | null) => enqueue(client, { kind: 'linkCard', vars: { postId, card: next } });
  void set(null);
  offerUndo({
    title: postChangesText.linkCardRemoved,
    text: postChangesText.linkStays,
    undo: () => set(card),
  });
}
