export interface Candidate {
  id: string;
  authorId: string;
  createdAt: Date;
  likes: number;
  replies: number;
  reposts: number;
  /** The reader follows the author, or is the author. */
  followed: boolean;
  /** The reader follows a tag of the post. */
  tagged: boolean;
  /** The reader wants to see less of the author or a tag. */
  reduced: boolean;
}

/** Reasons for these weights: docs/decisions/0004-ranking.md. */
const REPLY_WEIGHT = 3;
const REPOST_WEIGHT = 2;
const GRAVITY = 1.4;
const FOLLOWED_FACTOR = 2;
const TAGGED_FACTOR = 1.5;
const REDUCED_FACTOR = 0.1;
/** Score factor for each further post of the same author. */
const REPEAT_AUTHOR_FACTOR = 0.7;

/**
 * Log-scaled attention over age in hours: doubled for followed authors, half as much again for followed tags, a tenth
 * for what the reader wants less of.
 */
export function scorePost(post: Candidate, at: Date): number {
  const hours = Math.max(0, at.getTime() - post.createdAt.getTime()) / 3_600_000;
  const attention = 1 + post.likes + REPLY_WEIGHT * post.replies + REPOST_WEIGHT * post.reposts;
  const interest = post.followed ? FOLLOWED_FACTOR : post.tagged ? TAGGED_FACTOR : 1;
  const weight = post.reduced ? interest * REDUCED_FACTOR : interest;
  return ((1 + Math.log2(attention)) * weight) / (hours + 2) ** GRAVITY;
}

/** Ids, best first. Repeated authors are demoted, so that one author cannot fill the page. */
export function rankPosts(posts: readonly Candidate[], at: Date): string[] {
  const sorted = posts
    .map((post) => ({ post, value: scorePost(post, at) }))
    .toSorted((a, b) => b.value - a.value || (a.post.id < b.post.id ? 1 : -1));
  const seen = new Map<string, number>();
  return sorted
    .map(({ post, value }) => {
      const before = seen.get(post.authorId) ?? 0;
      seen.set(post.authorId, before + 1);
      return { id: post.id, value: value * REPEAT_AUTHOR_FACTOR ** before };
    })
    .toSorted((a, b) => b.value - a.value || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}
