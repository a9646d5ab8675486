import * as z from 'zod/mini';

/** Tasks hold the name. Two members may create one name at once: the first item counts. */
export const SpaceBoardLabel = z.object({
  name: z.string().check(z.maxLength(60)),
  /** Colour variant. */
  variant: z.string().check(z.maxLength(30)),
});
export type SpaceBoardLabel = z.infer<typeof SpaceBoardLabel>;
