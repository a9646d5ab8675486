import type { QueryClient } from '@tanstack/react-query';
import { putCatchUpPosition } from '@contract/feed/catch-up';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import { catchUpChangesText } from '@/messages/social/changes/catch-up';

interface CatchUpVars {
  /** ISO 8601. */
  until: string;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    catchUp: { vars: CatchUpVars; response: CatchUpVars };
  }
}

const refresh = (client: QueryClient): void =>
  void client.invalidateQueries({ queryKey: ['catch-up'], refetchType: 'none' });

export const catchUpHandler = defineHandler<CatchUpVars, CatchUpVars>({
  scope: () => 'catch-up',
  coalesceKey: () => 'catch-up',
  send: (body, options) => callApi(putCatchUpPosition, { body }, options),
  settle: refresh,
  rollback: refresh,
  label: () => catchUpChangesText.catchUp,
  failureTitle: () => catchUpChangesText.notMoved,
});

/** Moves the reading position. Optimistic, with Undo. */
export function finishCatchUp(
  client: QueryClient,
  { from, until, undone }: { from: string; until: string; undone: () => void },
): void {
  const move = (to: string) => enqueue(client, { kind: 'catchUp', vars: { until: to } });
  void move(until);
  offerUndo({
    title: catchUpChangesText.caughtUp,
    text: catchUpChangesText.caughtUpNote,
    undo: async () => {
      await move(from);
      undone();
    },
  });
}
