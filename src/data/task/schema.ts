import * as z from 'zod/mini';

export const TaskPriority = z.enum(['Low', 'Medium', 'High', 'Urgent']);
export type TaskPriority = z.infer<typeof TaskPriority>;

export const Task = z.object({
  id: z.uuid(),
  columnId: z.uuid(),
  /** Sort key within the column; a fraction sorts between its neighbours. */
  order: z.number(),
  title: z.string(),
  text: z.string(),
  priority: TaskPriority,
  labels: z.array(z.string()),
  memberIds: z.array(z.int()),
  /** Date, "2026-11-18". */
  dueDate: z.nullable(z.string()),
  createdAt: z.string(),
  checklist: z.array(z.object({ id: z.string(), text: z.string(), done: z.boolean() })),
  attachments: z.array(
    z.object({ id: z.string(), name: z.string(), bytes: z.int(), blobKey: z.nullable(z.string()) }),
  ),
  comments: z.array(
    z.object({
      id: z.string(),
      /** 0 is the member. */
      fromId: z.int(),
      text: z.string(),
      at: z.string(),
      helpful: z.int(),
      /** The member's own mark, counted in `helpful`. */
      markedHelpful: z.optional(z.boolean()),
      replyTo: z.nullable(z.string()),
    }),
  ),
  activity: z.array(z.object({ at: z.string(), fromId: z.int(), text: z.string() })),
});
export type Task = z.infer<typeof Task>;

export const BoardColumn = z.object({
  id: z.uuid(),
  order: z.number(),
  name: z.string(),
  /** Colour variant. */
  variant: z.string(),
  /** Work-in-progress limit; null for none. */
  limit: z.nullable(z.int()),
  collapsed: z.boolean(),
  /** Tasks in this column are finished. */
  done: z.boolean(),
});
export type BoardColumn = z.infer<typeof BoardColumn>;

/** Ids of the columns with finished tasks. */
export const doneColumnIds = (columns: readonly BoardColumn[]): ReadonlySet<string> =>
  new Set(columns.filter(({ done }) => done).map(({ id }) => id));

export interface Board {
  columns: readonly BoardColumn[];
  tasks: readonly Task[];
}
