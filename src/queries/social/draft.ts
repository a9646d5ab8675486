import { queryOptions } from '@tanstack/react-query';
import type { Draft } from '@/lib/storage/draft-types';
import { mayHaveDrafts } from '@/lib/storage/draft-flag';
import { isPreservedOnSignOut } from '@/lib/auth/preserve-on-sign-out';
import type { OutboxKinds } from '@/queries/outbox/handler';

/** `name` is the composer's: "post", "reply:<post id>", "quote:<post id>". */
export interface StoredDraft {
  name: string;
  draft: Draft;
}

export const draftsKey = ['drafts'] as const;

/** `uid` is the identity provider's. */
export const draftsOptions = (uid: string) =>
  queryOptions({
    queryKey: [...draftsKey, uid],
    queryFn: async (): Promise<StoredDraft[]> => {
      if (!mayHaveDrafts()) return [];
      const { listDrafts } = await import('@/lib/storage/draft');
      return listDrafts(`${uid}:`);
    },
    staleTime: 0,
    // Drafts are local.
    networkMode: 'always',
  });

/**
 * Deletes a signed-out member's drafts unless marked to be preserved. Pictures used by other members' outbox
 * writes stay. Rejects when drafts remain.
 */
export async function clearDraftsOf(uid: string): Promise<void> {
  if (isPreservedOnSignOut(uid)) return;
  const [{ deleteDrafts }, { openOutboxStore }] = await Promise.all([
    import('@/lib/storage/draft'),
    import('@/queries/outbox/store'),
  ]);
  const items = await openOutboxStore()
    .read(null)
    .catch(() => []);
  const others = items.filter(({ member }) => member !== uid);
  await deleteDrafts(
    uid,
    others.flatMap(({ vars }) => (vars as Partial<OutboxKinds['post']['vars']>).pictures ?? []),
  );
}
