import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Post } from '@contract/post/post';
import { offerUndo } from '@/lib/overlays/undo';
import { enqueue } from '@/queries/outbox/registry';
import { patchPost } from '@/queries/social/post/post';
import { postText } from '@/messages/social/post';

export type PostInteraction = 'liked' | 'reposted' | 'bookmarked';

export interface InteractionVars {
  postId: string;
  mark: PostInteraction;
  on: boolean;
}
export interface VoteVars {
  postId: string;
  /** Index of the option. */
  choice: number;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    mark: { vars: InteractionVars; response: Post };
    vote: { vars: VoteVars; response: Post };
  }
}

const undoTitles = (): Record<PostInteraction, [on: string, off: string]> => ({
  liked: [postText.liked, postText.likeTakenBack],
  reposted: [postText.repostedByYou, postText.repostTakenBack],
  bookmarked: [postText.bookmarked, postText.bookmarkRemoved],
});

function enqueueInteraction(client: QueryClient, postId: string, mark: PostInteraction, on: boolean): void {
  patchPost(client, postId, (entry) => ({ ...entry, optimistic: { ...entry.optimistic, [mark]: on } }));
  void enqueue(client, { kind: 'mark', vars: { postId, mark, on } });
}

/** Optimistic, last tap wins, with Undo. */
export function setPostInteraction(
  client: QueryClient,
  id: string,
  mark: PostInteraction,
  on: boolean,
): void {
  enqueueInteraction(client, id, mark, on);
  offerUndo({
    title: undoTitles()[mark][on ? 0 : 1],
    ...(mark === 'reposted' ? {} : { quiet: true }),
    undo: () => Promise.resolve(enqueueInteraction(client, id, mark, !on)),
  });
}

/** A vote is final. */
export function voteInPoll(client: QueryClient, postId: string, choice: number): void {
  patchPost(client, postId, (entry) => ({ ...entry, optimistic: { ...entry.optimistic, vote: choice } }));
  void enqueue(client, { kind: 'vote', vars: { postId, choice } });
}

export function usePostInteraction(): (id: string, mark: PostInteraction, on: boolean) => void {
  const client = useQueryClient();
  return (id, mark, on) => setPostInteraction(client, id, mark, on);
}
