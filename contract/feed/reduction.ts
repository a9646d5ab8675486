import * as z from 'zod/mini';
import { MemberCard } from '../member/member';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Done, Handle, Id, Instant, listOf } from '../primitives';
import { Tag } from './search';

/** A reduction ends after this time, unless it is repeated. */
export const REDUCTION_DAYS = 90;
/** Per member. */
export const MAX_REDUCTIONS = 200;

/** For You shows an author, or a tag, less often. One of `member` and `tag` is null. */
export const Reduction = z.object({
  member: z.nullable(MemberCard),
  tag: z.nullable(Tag),
  until: Instant,
});
export type Reduction = z.infer<typeof Reduction>;

export const listReductions = operation({
  ...memberReadDefaults,
  id: 'listReductions',
  path: '/reductions',
  tag: 'feed',
  response: listOf(Reduction, MAX_REDUCTIONS),
});

/** `postId` is the pick that led to the reduction: For you does not list it again. */
const body = z.strictObject({ postId: z.optional(Id) });
const ofMember = {
  path: '/members/{handle}/reduction',
  tag: 'feed',
  params: z.strictObject({ handle: Handle }),
};
const ofTag = { path: '/tags/{tag}/reduction', tag: 'feed', params: z.strictObject({ tag: Tag }) };
const put = { ...memberWriteDefaults, method: 'PUT', body, response: Reduction } as const;
const remove = { ...memberWriteDefaults, method: 'DELETE', response: Done } as const;

export const reduceMember = operation({ ...put, ...ofMember, id: 'reduceMember' });
export const allowMember = operation({ ...remove, ...ofMember, id: 'allowMember' });
export const reduceTag = operation({ ...put, ...ofTag, id: 'reduceTag' });
export const allowTag = operation({ ...remove, ...ofTag, id: 'allowTag' });
