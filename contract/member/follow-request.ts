import * as z from 'zod/mini';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Handle, pageOf, PageQuery } from '../primitives';
import { MemberRelationship, RelatedMember } from './relationship';

const HandleParams = z.strictObject({ handle: Handle });

export const FollowRequestAnswer = z.enum(['approve', 'decline']);
export type FollowRequestAnswer = z.infer<typeof FollowRequestAnswer>;

export const listFollowRequests = operation({
  ...memberReadDefaults,
  id: 'listFollowRequests',
  path: '/follow-requests',
  tag: 'relationships',
  query: PageQuery,
  response: pageOf(RelatedMember),
});

/** Null takes the answer back, within a day. */
export const answerFollowRequest = operation({
  ...memberWriteDefaults,
  id: 'answerFollowRequest',
  method: 'PUT',
  path: '/follow-requests/{handle}',
  tag: 'relationships',
  params: HandleParams,
  body: z.strictObject({ answer: z.nullable(FollowRequestAnswer) }),
  response: MemberRelationship,
});

export const removeFollower = operation({
  ...memberWriteDefaults,
  id: 'removeFollower',
  method: 'DELETE',
  path: '/members/{handle}/follower',
  tag: 'relationships',
  params: HandleParams,
  response: MemberRelationship,
});
