import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member';
import { listBlocked, listMuted } from '@contract/relationship';
import { call } from '@/lib/api/client';
import { offerUndo } from '@/lib/overlays/undo';
import { hiddenOptions } from './hidden-member';
import { enqueue } from '@/queries/outbox/registry';

export type TieKind = 'mute' | 'block';
export const tiesKey = ['ties'] as const;

const lists = { mute: listMuted, block: listBlocked };

/** People one has muted or blocked, the latest first. */
export const tiesOptions = (what: TieKind) =>
  infiniteQueryOptions({
    queryKey: [...tiesKey, what],
    initialPageParam: null as string | null,
    queryFn: ({ pageParam, signal }) =>
      call(lists[what], { query: pageParam ? { cursor: pageParam } : {} }, { signal }),
    getNextPageParam: (last) => last.nextCursor,
  });

type Person = Pick<MemberCard, 'id' | 'handle' | 'name'>;

const words = {
  mute: ['is muted', 'is no longer muted'],
  block: ['is blocked', 'is no longer blocked'],
} as const;

function wish(client: QueryClient, kind: TieKind, { id, handle }: Person, on: boolean): void {
  void enqueue(client, { kind, vars: { handle, memberId: id, on } });
}

/** Mutes or blocks somebody, or takes it back: shown at once on every screen, with Undo. */
export function tieMember(client: QueryClient, kind: TieKind, person: Person, on: boolean): void {
  wish(client, kind, person, on);
  offerUndo({
    title: `${person.name} ${words[kind][on ? 0 : 1]}`,
    undo: () => Promise.resolve(wish(client, kind, person, !on)),
  });
}

/** Another tab or device has changed who is muted or blocked: the feeds in memory follow. */
export async function refreshHidden(client: QueryClient): Promise<void> {
  const query = { limit: 50 };
  const [muted, blocked] = await Promise.all([call(listMuted, { query }), call(listBlocked, { query })]);
  client.setQueryData(
    hiddenOptions().queryKey,
    [...muted.items, ...blocked.items].map(({ member }) => member.id),
  );
}
