import { queryOptions } from '@tanstack/react-query';
import type { Draft } from '@/lib/storage/draft-types';
import { isPreservedOnSignOut } from '@/lib/auth/preserve-on-sign-out';
import type { NewPostVars } from './post/post-write';

/** What was begun and not sent, by the name of its composer: "post", "reply:<post id>", "quote:<post id>". */
export interface StoredDraft {
  name: string;
  draft: Draft;
}

export const draftsKey = ['drafts'] as const;

/** The drafts of a member on this device, by the provider's id. */
export const draftsOptions = (uid: string) =>
  queryOptions({
    queryKey: [...draftsKey, uid],
    queryFn: async (): Promise<StoredDraft[]> => {
      const { listDrafts } = await import('@/lib/storage/draft');
      return listDrafts(`${uid}:`);
    },
    staleTime: 0,
    // They are on this device.
    networkMode: 'always',
  });

/**
 * Removes the drafts of a member who is gone from this device, unless they are spared; what waits of others keeps its
 * pictures. Never throws.
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
    others.flatMap(({ vars }) => (vars as Partial<NewPostVars>).pictures ?? []),
  );
}
