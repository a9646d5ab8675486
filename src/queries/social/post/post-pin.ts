import type { QueryClient } from '@tanstack/react-query';
import { offerUndo } from '@/lib/overlays/undo';
import { enqueue } from '@/queries/outbox/registry';

/** Puts an own post on top of the own page, or takes it off, with Undo. `before` is what was there. */
export function setPostPinned(
  client: QueryClient,
  post: { id: string; handle: string },
  on: boolean,
  before: string | null,
): void {
  const { handle } = post;
  const wish = (postId: string, pinned: boolean) =>
    void enqueue(client, { kind: 'pin', vars: { postId, handle, on: pinned } });
  wish(post.id, on);
  offerUndo({
    title: on ? 'Pinned to your page' : 'No longer pinned',
    undo: () => Promise.resolve(on && before ? wish(before, true) : wish(post.id, !on)),
  });
}
