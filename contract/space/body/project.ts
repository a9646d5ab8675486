import * as z from 'zod/mini';
import { Id, Instant } from '../../primitives';
import { Day, MemberIds, PartId } from './parts';

export const SpaceProject = z.object({
  title: z.string().check(z.maxLength(200)),
  text: z.string().check(z.maxLength(10_000)),
  /** Name of an icon. */
  icon: z.string().check(z.maxLength(30)),
  status: z.enum(['Planned', 'In progress', 'On hold', 'Finished']),
  /** The first one leads the project. */
  memberIds: MemberIds,
  startDate: Day,
  dueDate: Day,
  createdAt: Instant,
  tasks: z
    .array(z.object({ id: PartId, text: z.string().check(z.maxLength(500)), done: z.boolean() }))
    .check(z.maxLength(200)),
  /** Oldest first. */
  discussion: z
    .array(
      z.object({
        id: PartId,
        kind: z.enum(['comment', 'question']),
        /** The member who wrote it. */
        fromId: Id,
        text: z.string().check(z.maxLength(1000)),
        at: Instant,
      }),
    )
    .check(z.maxLength(200)),
  archived: z.boolean(),
});
export type SpaceProject = z.infer<typeof SpaceProject>;
