import type { QueryClient } from '@tanstack/react-query';
import type { Me } from '@contract/member/member';
import { pinPost, unpinPost } from '@contract/member/profile';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { defineHandler } from '@/queries/outbox/handler';
import { updateQuery } from '@/queries/optimistic';
import { enqueue } from '@/queries/outbox/registry';
import { meOptions } from '@/queries/social/member/me';
import { memberOptions } from '@/queries/social/member/member';
import { postChangesText } from '@/messages/social/changes/post';

interface PinVars {
  postId: string;
  handle: string;
  on: boolean;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    pin: { vars: PinVars; response: Me };
  }
}

function setPinnedPost(client: QueryClient, handle: string, pinned: string | null): void {
  updateQuery(client, meOptions(), (me) => ({ ...me, pinned }));
  updateQuery(client, memberOptions(handle), (member) => ({ ...member, pinned }));
}

export const pinHandler = defineHandler({
  scope: () => 'pin',
  coalesceKey: (_vars: PinVars) => 'pin',
  affectedKeys: ({ handle }) => [meOptions().queryKey, memberOptions(handle).queryKey],
  send: ({ postId, on }, options) => callApi(on ? pinPost : unpinPost, { params: { postId } }, options),
  applyOptimistic: (client, { postId, handle, on }) => setPinnedPost(client, handle, on ? postId : null),
  settle: (client, { handle }, me: Me, newer) => {
    if (!newer) setPinnedPost(client, handle, me.pinned);
  },
  rollback: (client, { handle }) => {
    void client.invalidateQueries({ queryKey: meOptions().queryKey });
    void client.invalidateQueries({ queryKey: memberOptions(handle).queryKey });
  },
  label: ({ on }) => (on ? postChangesText.pinAPost : postChangesText.unpinAPost),
  failureTitle: ({ on }) => (on ? postChangesText.notPinned : postChangesText.stillPinned),
});

/** Pins or unpins an own post, with Undo. `before` is the id of the post pinned so far. */
export function setPostPinned(
  client: QueryClient,
  post: { id: string; handle: string },
  on: boolean,
  before: string | null,
): void {
  const { handle } = post;
  const setPinned = (postId: string, pinned: boolean) =>
    void enqueue(client, { kind: 'pin', vars: { postId, handle, on: pinned } });
  setPinned(post.id, on);
  offerUndo({
    title: on ? postChangesText.pinnedToYourProfile : postChangesText.unpinned,
    undo: () => Promise.resolve(on && before ? setPinned(before, true) : setPinned(post.id, !on)),
  });
}
