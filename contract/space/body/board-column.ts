import * as z from 'zod/mini';
import { Count } from '../../primitives';

export const SpaceBoardColumn = z.object({
  order: z.number(),
  name: z.string().check(z.maxLength(60)),
  /** Colour variant. */
  variant: z.string().check(z.maxLength(30)),
  /** Work-in-progress limit; null for none. */
  limit: z.nullable(Count),
  collapsed: z.boolean(),
  /** Tasks in this column are finished. */
  done: z.boolean(),
});
export type SpaceBoardColumn = z.infer<typeof SpaceBoardColumn>;
