import type { Post } from '@contract/post/post';

/** An adult reads about 230 English words a minute. */
const CHARACTERS_PER_SECOND = 20;
const SECONDS_PER_PICTURE = 5;
/** To notice whose post it is. */
const SECONDS_PER_POST = 2;

/** Estimated reading time in whole minutes, at least one. */
export function readingMinutes(posts: readonly Pick<Post, 'text' | 'media' | 'quote'>[]): number {
  const seconds = posts.reduce((sum, { text, media, quote }) => {
    const characters = text.length + (quote?.text.length ?? 0);
    return sum + characters / CHARACTERS_PER_SECOND + media.length * SECONDS_PER_PICTURE + SECONDS_PER_POST;
  }, 0);
  return Math.max(1, Math.round(seconds / 60));
}
