import * as z from 'zod/mini';

export const TaskPriority = z.enum(['Low', 'Medium', 'High', 'Urgent']);
export type TaskPriority = z.infer<typeof TaskPriority>;

/** A card of the board, and the page /tasks/view-details. */
export const Task = z.object({
  id: z.int(),
  columnId: z.int(),
  /** Place in the column; fractions stand between neighbours. */
  order: z.number(),
  title: z.string(),
  text: z.string(),
  priority: TaskPriority,
  labels: z.array(z.string()),
  memberIds: z.array(z.int()),
  /** Day, or null without one. */
  dueDate: z.nullable(z.string()),
  createdAt: z.string(),
  checklist: z.array(z.object({ id: z.string(), text: z.string(), done: z.boolean() })),
  attachments: z.array(
    z.object({ id: z.string(), name: z.string(), bytes: z.int(), blobKey: z.nullable(z.string()) }),
  ),
  comments: z.array(
    z.object({
      id: z.string(),
      /** 0 is oneself. */
      fromId: z.int(),
      text: z.string(),
      at: z.string(),
      helpful: z.int(),
      replyTo: z.nullable(z.string()),
    }),
  ),
  activity: z.array(z.object({ at: z.string(), fromId: z.int(), text: z.string() })),
});
export type Task = z.infer<typeof Task>;

/** A column of the board. */
export const BoardColumn = z.object({
  id: z.int(),
  order: z.number(),
  name: z.string(),
  /** Name of a colour variant. */
  variant: z.string(),
  /** Most cards it should hold; null without a limit. */
  limit: z.nullable(z.int()),
  collapsed: z.boolean(),
});
export type BoardColumn = z.infer<typeof BoardColumn>;

/** Columns and cards in their order. */
export interface Board {
  columns: readonly BoardColumn[];
  tasks: readonly Task[];
}
