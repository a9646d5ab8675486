import * as z from 'zod/mini';

export const CandidateRow = z.object({
  id: z.string(),
  authorId: z.string(),
  createdAt: z.pipe(
    z.string(),
    z.transform((text) => new Date(text)),
  ),
  likes: z.int(),
  replies: z.int(),
  reposts: z.int(),
  /** The reader follows the author, or is the author. */
  followed: z.boolean(),
  /** The reader follows a tag of the post. */
  tagged: z.boolean(),
  /** The reader wants to see less of the author or a tag. */
  reduced: z.boolean(),
});
export type Candidate = z.infer<typeof CandidateRow>;

/** Reasons for these weights: docs/decisions/0004-ranking.md. */
const REPLY_WEIGHT = 3;
const REPOST_WEIGHT = 2;
const GRAVITY = 1.4;
const FOLLOWED_FACTOR = 2;
const TAGGED_FACTOR = 1.5;
const REDUCED_FACTOR = 0.1;
/** Score factor for each further post of the same author. */
const REPEAT_AUTHOR_FACTOR = 0.7;

/** Log-scaled attention: doubled for followed authors, half as much again for followed tags, a tenth where reduced. */
function weighAttention(post: Candidate): number {
  const attention = 1 + post.likes + REPLY_WEIGHT * post.replies + REPOST_WEIGHT * post.reposts;
  const interest = post.followed ? FOLLOWED_FACTOR : post.tagged ? TAGGED_FACTOR : 1;
  return (1 + Math.log2(attention)) * (post.reduced ? interest * REDUCED_FACTOR : interest);
}

/** Attention over age in hours. */
export function scorePost(post: Candidate, at: Date): number {
  const hours = Math.max(0, at.getTime() - post.createdAt.getTime()) / 3_600_000;
  return weighAttention(post) / (hours + 2) ** GRAVITY;
}

interface Scored {
  post: Candidate;
  value: number;
}

/** Best first. Repeated authors are demoted, so that one author cannot fill the page. */
function demoteRepeated(posts: readonly Candidate[], score: (post: Candidate) => number): Scored[] {
  const byValue = (a: Scored, b: Scored) => b.value - a.value || (a.post.id < b.post.id ? 1 : -1);
  const seen = new Map<string, number>();
  return posts
    .map((post) => ({ post, value: score(post) }))
    .toSorted(byValue)
    .map(({ post, value }) => {
      const before = seen.get(post.authorId) ?? 0;
      seen.set(post.authorId, before + 1);
      return { post, value: value * REPEAT_AUTHOR_FACTOR ** before };
    })
    .toSorted(byValue);
}

/** Ids of a feed, best first. */
export const rankPosts = (posts: readonly Candidate[], at: Date): string[] =>
  demoteRepeated(posts, (post) => scorePost(post, at)).map(({ post }) => post.id);

/** Ids, best first at any age, at most `each` of one author. */
export function rankMissed(posts: readonly Candidate[], each: number): string[] {
  const taken = new Map<string, number>();
  return demoteRepeated(posts, weighAttention).flatMap(({ post }) => {
    const before = taken.get(post.authorId) ?? 0;
    taken.set(post.authorId, before + 1);
    return before < each ? [post.id] : [];
  });
}
