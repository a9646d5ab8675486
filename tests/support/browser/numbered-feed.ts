import type { Route } from '@playwright/test';
import type { Post } from '@contract/post/post';

/** A post of the service, whose author and counts the numbered posts take. */
export async function fetchSamplePost(route: Route): Promise<Post | null> {
  const { items } = (await (await route.fetch()).json()) as { items: { post: Post }[] };
  return items[0]?.post ?? null;
}

/** Answer with the posts from number `top` down; the cursor is the number of the next one. */
export function numberedFeedPage(sample: Post | null, top: number, limit: number) {
  const size = Math.min(limit, top);
  const items = Array.from({ length: size }, (_, index) => {
    const number = top - index;
    const id = `0198ffff-0000-7000-8000-${String(number).padStart(12, '0')}`;
    const at = new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString();
    const plain = {
      media: [],
      poll: null,
      quote: null,
      replyTo: null,
      contentWarning: null,
      editedAt: null,
    };
    const text = `Number ${number}\n${'A line\n'.repeat(number % 5)}`;
    return { key: id, repostedBy: null, at, post: { ...sample, ...plain, id, text, createdAt: at } };
  });
  return { items, nextCursor: top > size ? String(top - size) : null };
}
