import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member';
import { listBlocked, listMuted } from '@contract/relationship';
import { callApi } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { hiddenMembersOptions } from './hidden-member';
import { enqueue } from '@/queries/outbox/registry';

export type RelationshipKind = 'mute' | 'block';
export const relationshipsKey = ['ties'] as const;

const listOperations = { mute: listMuted, block: listBlocked };

/** People one has muted or blocked, the latest first. */
export const relationshipsOptions = (what: RelationshipKind) =>
  infiniteQueryOptions({
    queryKey: [...relationshipsKey, what],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      callApi(listOperations[what], { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
  });

type MemberRef = Pick<MemberCard, 'id' | 'handle' | 'name'>;

const toastWords = {
  mute: ['is muted', 'is no longer muted'],
  block: ['is blocked', 'is no longer blocked'],
} as const;

function enqueueRelationship(
  client: QueryClient,
  kind: RelationshipKind,
  { id, handle }: MemberRef,
  on: boolean,
): void {
  void enqueue(client, { kind, vars: { handle, memberId: id, on } });
}

/** Mutes or blocks somebody, or takes it back: shown at once on every screen, with Undo. */
export function setRelationship(
  client: QueryClient,
  kind: RelationshipKind,
  person: MemberRef,
  on: boolean,
): void {
  enqueueRelationship(client, kind, person, on);
  offerUndo({
    title: `${person.name} ${toastWords[kind][on ? 0 : 1]}`,
    undo: () => Promise.resolve(enqueueRelationship(client, kind, person, !on)),
  });
}

/** Another tab or device has changed who is muted or blocked: the feeds in memory follow. */
export async function refreshHiddenMembers(client: QueryClient): Promise<void> {
  const query = { limit: 50 };
  const [muted, blocked] = await Promise.all([
    callApi(listMuted, { query }),
    callApi(listBlocked, { query }),
  ]);
  client.setQueryData(
    hiddenMembersOptions().queryKey,
    [...muted.items, ...blocked.items].map(({ member }) => member.id),
  );
}
