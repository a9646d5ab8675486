import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CalendarPage } from '@/components/workspace/calendar/CalendarPage';
import { CALENDAR_VIEWS } from '@/components/workspace/calendar/calendar-view';
import { EventCategory } from '@/data/calendar/category';
import { isWallTime } from '@/lib/dates/wall-time';
import { loadItems } from '@/queries/loader';
import { eventsOptions } from '@/queries/workspace/calendar';
import { currentSpaceOptions } from '@/queries/workspace/space';
import { usersOptions } from '@/queries/workspace/user';
import { searchSchema } from '@/lib/navigation/search-params';

const time = () => z.string().check(z.refine(isWallTime));
const day = () => z.string().check(z.length(10), z.refine(isWallTime));

export const Route = createFileRoute('/_shell/apps/calendar')({
  validateSearch: searchSchema(() => ({
    /** Default: month on wide screens, list on narrow ones; a week is three days there. */
    view: z.enum(CALENDAR_VIEWS),
    /** A date in the visible period; default today. */
    date: day(),
    /** Hidden categories. */
    hide: z.array(EventCategory),
    /** Id of the event being edited, or "new". */
    event: z.string().check(z.maxLength(36)),
    /** Words that events contain. */
    q: z.string().check(z.maxLength(100)),
    /** Occurrence of a series being edited. */
    day: day(),
    /** Start and end of a new event. */
    start: time(),
    end: time(),
    /** Template of a new event. */
    ready: z.int(),
  })),
  context: () => ({ events: eventsOptions(), space: currentSpaceOptions(), users: usersOptions() }),
  loader: ({ context: { queryClient, events, space, users } }) =>
    loadItems(queryClient, events, space, users),
  staticData: { title: 'Calendar', crumbs: ['Workspace'], sample: 'or-space' },
  component: CalendarPage,
});
