import * as z from 'zod/mini';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { listOf } from '../primitives';
import { Tag } from './search';

/** Per member. A further follow is a `conflict`. */
export const MAX_FOLLOWED_TAGS = 100;

/** `label` is the most common spelling. */
export const FollowedTag = z.object({ tag: Tag, label: z.string().check(z.maxLength(51)) });
export type FollowedTag = z.infer<typeof FollowedTag>;

const TagParams = z.strictObject({ tag: Tag });

export const listFollowedTags = operation({
  ...memberReadDefaults,
  id: 'listFollowedTags',
  path: '/followed-tags',
  tag: 'tags',
  response: listOf(FollowedTag, MAX_FOLLOWED_TAGS),
});

export const followTag = operation({
  ...memberWriteDefaults,
  id: 'followTag',
  method: 'PUT',
  path: '/followed-tags/{tag}',
  tag: 'tags',
  params: TagParams,
  response: FollowedTag,
});

export const unfollowTag = operation({
  ...memberWriteDefaults,
  id: 'unfollowTag',
  method: 'DELETE',
  path: '/followed-tags/{tag}',
  tag: 'tags',
  params: TagParams,
  response: z.object({ tag: Tag }),
});
