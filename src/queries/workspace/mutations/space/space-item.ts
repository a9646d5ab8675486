import type { QueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { changeSpaceItems, type SpaceItemChange } from '@contract/space/space-item';
import { isAutosave } from '@contract/space/space-patch';
import { MAX_SPACE_CHANGES } from '@contract/space/space-limits';
import { updateMirror } from '@/data/space/mirror';
import { callApi } from '@/lib/api/client';
import { defineHandler } from '@/queries/outbox/handler';
import { enqueue } from '@/queries/outbox/registry';
import { refreshSamples } from '@/queries/sample';
import { SPACES_KEY } from '@/queries/workspace/space';
import {
  type MergeBase,
  mergedChanges,
  notifyReplaced,
} from '@/queries/workspace/mutations/space/overwritten';
import { spaceText } from '@/messages/workspace/space';

type Bodies = ReadonlyMap<string, Readonly<Record<string, unknown>>>;
type Answer = z.infer<typeof changeSpaceItems.response>;

export interface SpaceItemVars {
  spaceId: string;
  changes: readonly SpaceItemChange[];
  /** Lists and texts that the changes start from: a change of the same field by another member is merged. */
  lists: readonly MergeBase[];
  /** Idempotency key of the merge, the same in every tab. */
  mergeKey: string;
}

declare module '@/queries/outbox/handler' {
  interface OutboxKinds {
    spaceItem: { vars: SpaceItemVars; response: Answer };
  }
}

const refresh = (client: QueryClient): void => void refreshSamples(client);

export const spaceItemHandler = defineHandler({
  // After the creation of the space.
  scope: ({ spaceId }: SpaceItemVars) => `space:${spaceId}`,
  coalesceKey: ({ spaceId, changes, mergeKey }) => {
    const [change, ...others] = changes;
    const fields = Object.keys(change?.set ?? {});
    return change && others.length === 0 && !change.remove && isAutosave(change.kind, fields)
      ? `space-item:${spaceId}:${change.id}:${fields.toSorted().join()}`
      : mergeKey;
  },
  send: ({ spaceId, changes }, options): Promise<Answer> =>
    callApi(changeSpaceItems, { params: { spaceId }, body: { changes: [...changes] } }, options),
  // Reads include the waiting changes.
  applyOptimistic: refresh,
  settle: (client, vars, answer) => {
    const items = answer.items.map(({ id, kind, body, revision, changedAt }) => ({
      id,
      kind,
      body,
      revision,
      changedAt,
    }));
    void updateMirror(vars.spaceId, { items }).then(() => refresh(client));
    void client.invalidateQueries({ queryKey: [...SPACES_KEY, 'history', vars.spaceId] });
    const merged = mergedChanges(vars, answer);
    if (merged.length > 0)
      void enqueue(client, {
        kind: 'spaceItem',
        key: vars.mergeKey,
        vars: { spaceId: vars.spaceId, changes: merged, lists: [], mergeKey: crypto.randomUUID() },
      });
    void notifyReplaced(vars, answer, (changes) => sendSpaceChanges(client, vars.spaceId, changes));
  },
  rollback: refresh,
  label: ({ changes }) => spaceText.changeItems(changes.length),
  // Where a refused note can no longer be opened, its words are only here.
  text: ({ changes }) => {
    const words = changes.flatMap(({ kind, set }) =>
      kind === 'note' ? [set.title, set.text].filter(Boolean) : [],
    );
    return words.length > 0 ? words.join('\n') : undefined;
  },
  failureTitle: () => spaceText.changeNotSaved,
});

/** A text of one line is a value: the last writer wins. */
const isMergeable = (value: unknown, next: unknown): value is MergeBase['value'] =>
  Array.isArray(value) || (typeof value === 'string' && `${value}${String(next)}`.includes('\n'));

/** Resolves once the changes are stored on this device. `before` is the bodies that the changes start from, by id. */
export async function sendSpaceChanges(
  client: QueryClient,
  spaceId: string,
  changes: readonly SpaceItemChange[],
  before: Bodies = new Map(),
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(changes.length / MAX_SPACE_CHANGES) }, (_, at) =>
    changes.slice(at * MAX_SPACE_CHANGES, (at + 1) * MAX_SPACE_CHANGES),
  );
  const added = await enqueue(
    client,
    ...batches.map((batch) => ({
      kind: 'spaceItem' as const,
      vars: {
        spaceId,
        changes: batch,
        lists: batch.flatMap(({ id, set }) =>
          Object.entries(set).flatMap(([field, next]) => {
            const value = before.get(id)?.[field];
            return isMergeable(value, next) ? [{ id, field, value }] : [];
          }),
        ),
        mergeKey: crypto.randomUUID(),
      },
    })),
  );
  await Promise.all(added.map(({ persisted }) => persisted));
}
