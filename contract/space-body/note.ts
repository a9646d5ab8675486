import * as z from 'zod/mini';

export const SpaceNote = z.object({
  title: z.string().check(z.maxLength(200)),
  text: z.string().check(z.maxLength(20_000)),
});
export type SpaceNote = z.infer<typeof SpaceNote>;
