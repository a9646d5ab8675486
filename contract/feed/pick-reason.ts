import * as z from 'zod/mini';
import { MemberCard } from '../member/member';
import { Count } from '../primitives';

/** The first that applies: docs/decisions/0004-ranking.md. */
export const PickReasonKind = z.enum([
  'own',
  'reposted',
  'liked',
  'followed',
  'followed-tag',
  'tag',
  'network',
  'newcomer',
  'popular',
  'recent',
]);
export type PickReasonKind = z.infer<typeof PickReasonKind>;

/** Why For you lists a post. */
export const PickReason = z.object({
  kind: PickReasonKind,
  /** The latest two of `count` followed members who reposted or liked the post, or follow its author (`network`). */
  members: z.array(MemberCard).check(z.maxLength(2)),
  /** At most 50. */
  count: Count,
  /** As spelled in the post; tag kinds only. */
  tag: z.nullable(z.string().check(z.maxLength(50))),
});
export type PickReason = z.infer<typeof PickReason>;
