import * as z from 'zod/mini';
import { operation } from '../operation';
import { Count } from '../primitives';

// Apart from moderation.ts, so that the menus bring no moderation schemas into the first load.
export const countModeration = operation({
  id: 'countModeration',
  method: 'GET',
  path: '/moderation/count',
  tag: 'moderation',
  access: 'moderator',
  bucket: 'read',
  status: 200,
  live: true,
  response: z.object({ open: Count }),
});
