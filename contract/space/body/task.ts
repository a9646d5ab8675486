import * as z from 'zod/mini';
import { Count, Id, Instant } from '../../primitives';
import { Day, MemberIds, PartId } from './parts';

export const SpaceTask = z.object({
  /** Id of a `board-column` item. */
  columnId: Id,
  /** Sort key within the column; a fraction sorts between its neighbours. */
  order: z.number(),
  title: z.string().check(z.maxLength(200)),
  text: z.string().check(z.maxLength(10_000)),
  priority: z.enum(['Low', 'Medium', 'High', 'Urgent']),
  labels: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
  memberIds: MemberIds,
  dueDate: z.nullable(Day),
  createdAt: Instant,
  checklist: z
    .array(z.object({ id: PartId, text: z.string().check(z.maxLength(500)), done: z.boolean() }))
    .check(z.maxLength(100)),
  attachments: z
    .array(
      z.object({
        id: PartId,
        name: z.string().check(z.maxLength(255)),
        bytes: Count,
        /** Upload of the space; of an older version, a key in the browser that added the file. */
        blobKey: z.nullable(z.string().check(z.maxLength(100))),
      }),
    )
    .check(z.maxLength(50)),
  comments: z
    .array(
      z.object({
        id: PartId,
        /** The member who wrote the comment. */
        fromId: Id,
        text: z.string().check(z.maxLength(4000)),
        at: Instant,
        /** Members who marked the comment as helpful. */
        helpfulBy: MemberIds,
        replyTo: z.nullable(PartId),
      }),
    )
    .check(z.maxLength(200)),
  activity: z
    .array(z.object({ at: Instant, fromId: Id, text: z.string().check(z.maxLength(300)) }))
    .check(z.maxLength(200)),
});
export type SpaceTask = z.infer<typeof SpaceTask>;
