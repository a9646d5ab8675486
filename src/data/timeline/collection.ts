import { delay } from '@/lib/storage/sample-delay';
import { createCollection } from '@/data/store/collection';
import { sampleContacts } from '@/data/user/collection';
import { TimelineEvent, type TimelineEventWithUsers } from './schema';
import { sampleTimelineEvents } from './seed';

export const timelineEvents = createCollection<TimelineEvent>({
  name: 'moments',
  version: 1,
  schema: TimelineEvent,
  seed: async (now) => sampleTimelineEvents(now),
});

/** Newest first, with user and names of the commenters. */
export async function listTimelineEvents(latency = delay()): Promise<readonly TimelineEventWithUsers[]> {
  await latency;
  const [rows, people] = await Promise.all([timelineEvents.all(), sampleContacts()]);
  const person = new Map(people.map((user) => [user.id, user]));
  return rows
    .map((moment) => ({
      ...moment,
      user: person.get(moment.userId) ?? null,
      namedComments: moment.comments.map(({ userId, text }) => ({
        name: userId === null ? 'You' : (person.get(userId)?.name ?? 'Someone'),
        text,
      })),
    }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}
