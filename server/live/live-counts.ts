import { type LiveCounts, PostCounts } from '@contract/post/post';
import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';

export const LiveCountsRow = z.extend(PostCounts, { votes: z.nullable(z.array(z.int())) });

/** Of the posts `p`. */
export const liveCountColumns = sql`p.reply_count AS replies, p.repost_count AS reposts, p.like_count AS likes,
  p.quote_count AS quotes,
  (SELECT json_agg(o.votes ORDER BY o.position) FROM poll_options o WHERE o.post_id = p.id) AS votes`;

export const liveCountsOf = ({
  replies,
  reposts,
  likes,
  quotes,
  votes,
}: z.infer<typeof LiveCountsRow>): LiveCounts => ({
  replies,
  reposts,
  likes,
  quotes,
  ...(votes && { votes }),
});
