import * as z from 'zod/mini';
import { memberReadDefaults, memberWriteDefaults, operation } from '../operation';
import { Id } from '../primitives';

const parts = {
  path: '/posts/{postId}/thread-mute',
  tag: 'notifications',
  params: z.strictObject({ postId: Id }),
  response: z.object({ postId: Id, muted: z.boolean() }),
};

/** Each post of a thread names the whole thread. */
export const getThreadMute = operation({ ...memberReadDefaults, ...parts, id: 'getThreadMute' });
export const muteThread = operation({ ...memberWriteDefaults, ...parts, id: 'muteThread', method: 'PUT' });
export const unmuteThread = operation({
  ...memberWriteDefaults,
  ...parts,
  id: 'unmuteThread',
  method: 'DELETE',
});
