import * as z from 'zod/mini';

export const Note = z.object({
  id: z.uuid(),
  title: z.string(),
  /** Markdown. */
  text: z.string(),
  pinned: z.boolean(),
  /** ISO 8601 time of the last change; null for a change that the space has not confirmed. */
  changedAt: z.nullable(z.string()),
});
export type Note = z.infer<typeof Note>;

/** What the editor changes. */
export type NoteContent = Pick<Note, 'title' | 'text'>;

export const isEmptyNote = ({ title, text }: NoteContent): boolean => `${title}${text}`.trim() === '';
