import { memberReadDefaults, operation } from '../operation';
import { Post } from './post';
import { listOf } from '../primitives';

export const MAX_OPEN_POLLS = 5;

/** Public polls in which the caller has not voted, most votes first. */
export const listOpenPolls = operation({
  ...memberReadDefaults,
  id: 'listOpenPolls',
  path: '/open-polls',
  tag: 'posts',
  response: listOf(Post, MAX_OPEN_POLLS),
});
