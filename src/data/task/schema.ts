import * as z from 'zod/mini';

export const TaskPriority = z.enum(['Low', 'Medium', 'High', 'Urgent']);
export type TaskPriority = z.infer<typeof TaskPriority>;

/** A number of the sample's people, or the id of a member in a space. */
export const PersonId = z.union([z.int(), z.uuid()]);
export type PersonId = z.infer<typeof PersonId>;

/** The author of own comments and entries, in the sample and in spaces. */
export const CURRENT_USER_ID = 0;

/** Whom tasks can name: a contact of the sample, or a member of a space. */
export interface Person {
  id: PersonId;
  name: string;
  /** Picture URL. */
  image: string | null;
  role?: string | undefined;
}

/** What changed in a task. */
const TaskChange = z.enum([
  'creation',
  'title',
  'overview',
  'move',
  'priority',
  'assignee',
  'due-date',
  'labels',
  'new-step',
  'done-step',
  'open-step',
  'attachments',
]);
export type TaskChange = z.infer<typeof TaskChange>;

export const Task = z.object({
  id: z.uuid(),
  columnId: z.uuid(),
  /** Sort key within the column; a fraction sorts between its neighbours. */
  order: z.number(),
  title: z.string(),
  text: z.string(),
  priority: TaskPriority,
  labels: z.array(z.string()),
  memberIds: z.array(PersonId),
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
      fromId: PersonId,
      text: z.string(),
      at: z.string(),
      helpful: z.int(),
      /** The member's own mark, counted in `helpful`. */
      markedHelpful: z.optional(z.boolean()),
      replyTo: z.nullable(z.string()),
    }),
  ),
  activity: z.array(
    z.object({
      at: z.string(),
      fromId: PersonId,
      change: TaskChange,
      /** What the task got: the name of a column, member, step or file as it was then; empty if it got none. */
      value: z.string(),
    }),
  ),
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

/** Tasks hold the name. A label without a record has a colour by its name. */
export const BoardLabel = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Colour variant. */
  variant: z.string(),
});
export type BoardLabel = z.infer<typeof BoardLabel>;

/** Ids of the columns with finished tasks. */
export const doneColumnIds = (columns: readonly BoardColumn[]): ReadonlySet<string> =>
  new Set(columns.filter(({ done }) => done).map(({ id }) => id));

export interface Board {
  columns: readonly BoardColumn[];
  tasks: readonly Task[];
  labels: readonly BoardLabel[];
}
