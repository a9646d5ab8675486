import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { offerUndo } from '@/lib/overlays/undo';
import { enqueue } from '@/queries/outbox/registry';
import { patchPost } from './post';

export type Mark = 'liked' | 'reposted' | 'bookmarked';

const done: Record<Mark, [on: string, off: string]> = {
  liked: ['Liked', 'Like taken back'],
  reposted: ['Reposted', 'Repost taken back'],
  bookmarked: ['Bookmarked', 'Bookmark removed'],
};

function wish(client: QueryClient, postId: string, mark: Mark, on: boolean): void {
  patchPost(client, postId, (entry) => ({ ...entry, wish: { ...entry.wish, [mark]: on } }));
  void enqueue(client, { kind: 'mark', vars: { postId, mark, on } });
}

/** Likes, reposts or bookmarks a post, or takes it back: shown at once, last tap wins, with Undo. */
export function markPost(client: QueryClient, id: string, mark: Mark, on: boolean): void {
  wish(client, id, mark, on);
  offerUndo({
    title: done[mark][on ? 0 : 1],
    undo: () => Promise.resolve(wish(client, id, mark, !on)),
  });
}

/** Votes in a poll, once and for good. */
export function voteInPoll(client: QueryClient, postId: string, choice: number): void {
  patchPost(client, postId, (entry) => ({ ...entry, wish: { ...entry.wish, vote: choice } }));
  void enqueue(client, { kind: 'vote', vars: { postId, choice } });
}

/** `markPost` for the client at hand. */
export function useMark(): (id: string, mark: Mark, on: boolean) => void {
  const client = useQueryClient();
  return (id, mark, on) => markPost(client, id, mark, on);
}
