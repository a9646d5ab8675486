import type { QueryClient } from '@tanstack/react-query';
import type { SpaceItemChange } from '@contract/space/space-item';
import type { OutboxKind, OutboxKinds } from '@/queries/outbox/handler';
import { OUTBOX_KEY } from '@/queries/outbox/outbox-types';
import { isUnreachable } from '@/queries/outbox/retry';
import type { OutboxItem } from '@/queries/outbox/store';

const itemsOf = (client: QueryClient): OutboxItem[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: [OUTBOX_KEY] })
    .flatMap(({ meta }): OutboxItem[] => (meta?.outbox ? [meta.outbox.item] : []));

export const isOfKind = <Kind extends OutboxKind>(
  item: OutboxItem,
  kind: Kind,
): item is OutboxItem & { vars: OutboxKinds[Kind]['vars'] } => item.kind === kind;

/** Waiting writes of a kind in queue order, without those that the service refused. */
function waiting<Kind extends 'space' | 'spaceItem'>(
  client: QueryClient,
  kind: Kind,
): OutboxKinds[Kind]['vars'][] {
  return itemsOf(client)
    .filter((item) => !item.parked || isUnreachable(item.parked))
    .toSorted((a, b) => a.at - b.at)
    .flatMap((item) => (isOfKind(item, kind) ? [item.vars] : []));
}

/** Keys of the item changes of a space that the service has not confirmed. */
export const unsentKeys = (client: QueryClient, spaceId: string): string[] =>
  itemsOf(client).flatMap((item) =>
    isOfKind(item, 'spaceItem') && item.vars.spaceId === spaceId ? [item.key] : [],
  );

export const unsentChanges = (client: QueryClient, spaceId: string): SpaceItemChange[] =>
  waiting(client, 'spaceItem')
    .filter((vars) => vars.spaceId === spaceId)
    .flatMap(({ changes }) => changes);

/** The service may not know the space yet. */
export const isUnsentSpace = (client: QueryClient, spaceId: string): boolean =>
  waiting(client, 'space').some(({ id, on, isNew = true }) => on && isNew && id === spaceId);
