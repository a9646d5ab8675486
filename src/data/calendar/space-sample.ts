import type { NewItem } from '@/data/space/new-item';
import { eventUid } from './schema';
import { sampleEvents } from './seed';
import { eventBody } from './space-kind';

/** With the UIDs of the sample: an exported sample adds nothing to the space. */
export const eventItems = (now: Date, memberId: string): NewItem[] =>
  sampleEvents(now).map((event) => ({
    id: crypto.randomUUID(),
    kind: 'event',
    body: eventBody({ ...event, uid: eventUid(event) }, memberId, []),
  }));
