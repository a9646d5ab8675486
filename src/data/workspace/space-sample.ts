import { eventItems } from '@/data/calendar/space-sample';
import type { NewItem } from '@/data/space/new-item';
import { paperItems } from '@/data/invoice/space-sample';
import { noteItems } from '@/data/note/space-sample';
import { projectItems } from '@/data/project/space-sample';
import { boardItems } from '@/data/task/space-sample';

/** The sample with ids of its own. `memberId` is the member who fills the space. */
export const sampleSpaceItems = (now: Date, memberId: string): NewItem[] => [
  ...boardItems(now),
  ...projectItems(now, memberId),
  ...eventItems(now, memberId),
  ...noteItems(now),
  ...paperItems(now),
];
