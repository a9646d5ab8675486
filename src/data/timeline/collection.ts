import * as z from 'zod/mini';
import { delay } from '@/data/store/delay';
import { timelineEventKinds } from './schema';
import { createCollection } from '@/data/store/collection';
import { type User, users } from '@/data/user/collection';

/** Something that happened around the square, as the timeline tells it. */
export const TimelineEvent = z.object({
  id: z.int(),
  kind: z.enum(timelineEventKinds),
  title: z.string(),
  text: z.string(),
  userId: z.int(),
  /** ISO 8601. */
  at: z.string(),
  /** Name of a scene under /art/scenes, or null without a picture. */
  scene: z.nullable(z.string()),
  sceneText: z.string(),
  comments: z.array(z.object({ userId: z.nullable(z.int()), text: z.string() })),
});
export type TimelineEvent = z.infer<typeof TimelineEvent>;

export interface TimelineEventWithUsers extends TimelineEvent {
  user: User | null;
  namedComments: { name: string; text: string }[];
}

export const timelineEvents = createCollection<TimelineEvent>({
  name: 'moments',
  version: 1,
  schema: TimelineEvent,
  seed: async (now) => (await import('./seed')).sampleTimelineEvents(now),
});

/** The newest first, each with who did it and who said something about it. */
export async function listTimelineEvents(): Promise<readonly TimelineEventWithUsers[]> {
  await delay();
  const [rows, people] = await Promise.all([timelineEvents.all(), users.all()]);
  const person = new Map(people.map((user) => [user.id, user]));
  return rows
    .map((moment) => ({
      ...moment,
      user: person.get(moment.userId) ?? null,
      namedComments: moment.comments.map(({ userId, text }) => ({
        name: userId === null ? 'You' : (person.get(userId)?.name ?? 'Somebody'),
        text,
      })),
    }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}
