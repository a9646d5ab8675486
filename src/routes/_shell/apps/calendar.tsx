import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CalendarPage } from '@/components/workspace/calendar/CalendarPage';
import { CALENDAR_VIEWS } from '@/components/workspace/calendar/calendar-view';
import { EventCategory } from '@/data/calendar/schema';
import { isWallTime } from '@/lib/dates/wall-time';
import { loadData } from '@/queries/loader';
import { eventsOptions } from '@/queries/workspace/calendar';

const time = z.string().check(z.refine(isWallTime));
const day = z.string().check(z.length(10), z.refine(isWallTime));

export const Route = createFileRoute('/_shell/apps/calendar')({
  validateSearch: z.object({
    /** Default: month on wide screens, list on narrow ones. */
    view: z.catch(z.optional(z.enum(CALENDAR_VIEWS)), undefined),
    /** A date in the visible period; default today. */
    date: z.catch(z.optional(day), undefined),
    /** Hidden categories. */
    hide: z.catch(z.optional(z.array(EventCategory)), undefined),
    /** Id of the event being edited, or "new". */
    event: z.catch(z.optional(z.union([z.int(), z.literal('new')])), undefined),
    /** Occurrence of a series being edited. */
    day: z.catch(z.optional(day), undefined),
    /** Start and end of a new event. */
    start: z.catch(z.optional(time), undefined),
    end: z.catch(z.optional(time), undefined),
    /** Template of a new event. */
    ready: z.catch(z.optional(z.int()), undefined),
  }),
  context: () => ({ events: eventsOptions() }),
  loader: ({ context: { queryClient, events } }) => loadData(queryClient, events),
  staticData: { title: 'Calendar', crumbs: ['Workspace'] },
  component: CalendarPage,
});
