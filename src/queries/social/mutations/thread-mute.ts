import type { QueryClient } from '@tanstack/react-query';
import { muteThread, unmuteThread } from '@contract/post/thread-mute';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import { threadMuteOptions } from '@/queries/social/thread/thread-mute';
import { threadChangesText } from '@/messages/social/changes/thread';

interface ThreadMuteVars {
  postId: string;
  on: boolean;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    threadMute: { vars: ThreadMuteVars; response: { postId: string; muted: boolean } };
  }
}

const refresh = (client: QueryClient): void => {
  // Other posts of the thread show the same state.
  void client.invalidateQueries({ queryKey: ['thread-mute'] });
  void client.invalidateQueries({ queryKey: ['notifications'] });
};

export const threadMuteHandler = defineHandler({
  scope: ({ postId }: ThreadMuteVars) => `thread-mute:${postId}`,
  coalesceKey: ({ postId }) => `thread-mute:${postId}`,
  send: ({ postId, on }, options) => callApi(on ? muteThread : unmuteThread, { params: { postId } }, options),
  affectedKeys: ({ postId }) => [threadMuteOptions(postId).queryKey],
  applyOptimistic: (client, { postId, on }) =>
    void client.setQueryData(threadMuteOptions(postId).queryKey, on),
  settle: (client, _vars, _answer: { postId: string; muted: boolean }, newer) => {
    if (!newer) refresh(client);
  },
  rollback: refresh,
  label: ({ on }) => (on ? threadChangesText.muteAThread : threadChangesText.unmuteAThread),
  failureTitle: ({ on }) => (on ? threadChangesText.notMuted : threadChangesText.stillMuted),
});

/** Optimistic, with Undo. */
export function setThreadMuted(client: QueryClient, postId: string, on: boolean): void {
  const set = (muted: boolean) => enqueue(client, { kind: 'threadMute', vars: { postId, on: muted } });
  void set(on);
  offerUndo({
    title: on ? threadChangesText.threadMuted : threadChangesText.threadNoLongerMuted,
    ...(on ? { text: threadChangesText.mutedHint } : {}),
    undo: () => set(!on),
  });
}
