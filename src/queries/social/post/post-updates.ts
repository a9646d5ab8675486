import type { QueryClient } from '@tanstack/react-query';
import type { MemberCard } from '@contract/member/member';
import { getPost, type LiveCounts } from '@contract/post/post';
import { callApi } from '@/lib/api/client';
import { isNotFound } from '@/lib/api/errors';
import { readFamily } from '@/queries/optimistic';
import { cachePosts, newEntry, patchPost, postFamily } from './post';

/** Updates name and picture in every cached post of the author. */
export function updatePostAuthor(client: QueryClient, { id, handle, name, avatarUrl }: MemberCard): void {
  const author = { id, handle, name, avatarUrl };
  for (const { confirmed } of readFamily(client, postFamily)) {
    if (confirmed?.author.id !== id) continue;
    patchPost(client, confirmed.id, (entry) => ({ ...entry, confirmed: { ...confirmed, author } }));
  }
}

/** Covers or uncovers the posts of the members in every cached post that quotes one. */
export function markQuotesMuted(client: QueryClient, memberIds: ReadonlySet<string>, muted: boolean): void {
  for (const { confirmed } of readFamily(client, postFamily)) {
    const quote = confirmed?.quote;
    if (!quote || quote.authorMuted === muted || !memberIds.has(quote.author.id)) continue;
    patchPost(client, confirmed.id, (entry) => ({
      ...entry,
      confirmed: { ...confirmed, quote: { ...quote, authorMuted: muted } },
    }));
  }
}

export function applyLiveCounts(client: QueryClient, id: string, counts: LiveCounts, revision: number): void {
  patchPost(client, id, (entry) => {
    if (revision <= (entry.deferredCounts?.revision ?? entry.confirmed?.revision ?? 0)) return entry;
    return { ...entry, deferredCounts: { counts, revision } };
  });
}

/** Hides the post in every list. */
export const markPostDeleted = (client: QueryClient, id: string): void =>
  patchPost(client, id, () => ({ ...newEntry(null), settledAt: performance.now() }));

/** Refetches a post, for example after a lost response. Never throws. */
export async function refreshPost(client: QueryClient, id: string): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const askedAt = performance.now();
    try {
      cachePosts(client, [await callApi(getPost, { params: { postId: id } })], askedAt);
      return;
    } catch (error) {
      if (isNotFound(error)) return markPostDeleted(client, id);
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt));
    }
  }
}
