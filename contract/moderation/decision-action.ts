import * as z from 'zod/mini';

// Apart from moderation.ts, so that notifications bring no moderation schemas into the first load.
export const DecisionAction = z.enum([
  'dismiss',
  'reopen',
  'hide',
  'unhide',
  'remove',
  'suspend',
  'lift',
  'uphold',
]);
export type DecisionAction = z.infer<typeof DecisionAction>;
