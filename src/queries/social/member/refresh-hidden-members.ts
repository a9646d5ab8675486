import type { QueryClient } from '@tanstack/react-query';
import { callApi } from '@/lib/api/client';
import { OUTBOX_KEY } from '@/queries/outbox/outbox-types';
import type { OutboxItem } from '@/queries/outbox/store';
import { markQuotesMuted } from '@/queries/social/post/post-updates';
import { hiddenMembersOptions } from './hidden-member';

interface HiddenChange {
  memberId: string;
  on: boolean;
}

const isHiddenChange = (item: OutboxItem | undefined): item is OutboxItem & { vars: HiddenChange } =>
  item?.kind === 'mute' || item?.kind === 'block';

/** Mutes and blocks that the service has not confirmed, the latest last. */
const unsentChanges = (client: QueryClient): HiddenChange[] =>
  client
    .getMutationCache()
    .findAll({ mutationKey: [OUTBOX_KEY], status: 'pending' })
    .map(({ meta }) => meta?.outbox?.item)
    .filter(isHiddenChange)
    .map(({ vars }) => vars);

/**
 * After a change in another tab or on another device. Covers the latest 50 of each list. Changes of this tab that the
 * answer cannot know yet stay: a member would be hidden again after Undo.
 */
export async function refreshHiddenMembers(client: QueryClient): Promise<void> {
  const { listBlocked, listMuted } = await import('@/queries/late-operations');
  const query = { limit: 50 };
  const { queryKey } = hiddenMembersOptions();
  const before = client.getQueryData(queryKey) ?? [];
  const unsent = unsentChanges(client);
  const [muted, blocked] = await Promise.all([
    callApi(listMuted, { query }),
    callApi(listBlocked, { query }),
  ]);
  client.setQueryData(queryKey, (now = []) => {
    const hidden = new Set([...muted.items, ...blocked.items].map(({ member }) => member.id));
    const changedMeanwhile = [...before, ...now]
      .filter((memberId) => before.includes(memberId) !== now.includes(memberId))
      .map((memberId) => ({ memberId, on: now.includes(memberId) }));
    for (const { memberId, on } of [...unsent, ...changedMeanwhile, ...unsentChanges(client)]) {
      if (on) hidden.add(memberId);
      else hidden.delete(memberId);
    }
    return [...hidden];
  });
  const hidden = client.getQueryData(queryKey) ?? [];
  const mutedIds = muted.items.map(({ member }) => member.id).filter((id) => hidden.includes(id));
  markQuotesMuted(client, new Set(mutedIds), true);
}
