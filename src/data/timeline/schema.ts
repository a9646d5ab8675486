import * as z from 'zod/mini';
import type { User } from '@/data/user/schema';
import { timelineEventKinds } from './event-kind';

export const TimelineEvent = z.object({
  id: z.int(),
  kind: z.enum(timelineEventKinds),
  title: z.string(),
  text: z.string(),
  userId: z.int(),
  /** ISO 8601. */
  at: z.string(),
  /** Name of a picture under /art/scenes. */
  scene: z.nullable(z.string()),
  sceneText: z.string(),
  comments: z.array(z.object({ userId: z.nullable(z.int()), text: z.string() })),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

export interface TimelineEventWithUsers extends TimelineEvent {
  user: User | null;
  namedComments: { name: string; text: string }[];
}
