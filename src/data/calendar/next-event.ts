import type { SpaceRole } from '@contract/space/space';
import { addDays, toDay } from '@/lib/dates/day';
import { dateToWallTime, wallTimeDay } from '@/lib/dates/wall-time';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { calendarEvents } from './collection';
import { expandOccurrences } from './occurrences';
import type { CalendarEvent } from './schema';

export interface NextEvent {
  event: CalendarEvent;
  /** Wall time of this occurrence. */
  start: string;
  isGoing: boolean;
  /** False for a reader of the space. */
  canAnswer: boolean;
}

async function readRole(): Promise<SpaceRole | undefined> {
  if (chosenSpace.get() === null) return undefined;
  const { readCurrentSpace } = await import('@/data/space/current-space');
  return (await readCurrentSpace())?.role;
}

/** The next event of today that has a time and has not begun; null if none is left. */
export async function getNextEvent(now = new Date()): Promise<NextEvent | null> {
  const today = toDay(now);
  const time = dateToWallTime(now, false);
  const [next] = expandOccurrences(await calendarEvents.all(), today, addDays(today, 1))
    .filter(({ allDay, start }) => !allDay && start >= time)
    .toSorted((a, b) => a.start.localeCompare(b.start));
  if (!next) return null;
  const { event, start } = next;
  return {
    event,
    start,
    isGoing: event.goingOn?.includes(wallTimeDay(start)) ?? false,
    canAnswer: (await readRole()) !== 'reader',
  };
}
