import * as z from 'zod/mini';
import { MAX_NOTE_TEXT_LENGTH, MAX_NOTE_TITLE_LENGTH } from '../space-limits';

export const SpaceNote = z.object({
  title: z.string().check(z.maxLength(MAX_NOTE_TITLE_LENGTH)),
  /** Markdown. */
  text: z.string().check(z.maxLength(MAX_NOTE_TEXT_LENGTH)),
  /** For all members. Absent in notes of older versions, which are not pinned. */
  pinned: z.optional(z.boolean()),
});
export type SpaceNote = z.infer<typeof SpaceNote>;
