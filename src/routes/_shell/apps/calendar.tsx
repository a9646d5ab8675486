import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CalendarPage } from '@/components/workspace/calendar/CalendarPage';
import { CALENDAR_VIEWS } from '@/components/workspace/calendar/calendar-view';
import { EventCategory } from '@/data/calendar/schema';
import { isWallTime } from '@/lib/dates/wall-time';
import { eventsOptions } from '@/queries/workspace/calendar';

const time = z.string().check(z.refine(isWallTime));
const day = z.string().check(z.length(10), z.refine(isWallTime));

export const Route = createFileRoute('/_shell/apps/calendar')({
  validateSearch: z.object({
    /** Month on a wide window and list on a narrow one when left out. */
    view: z.catch(z.optional(z.enum(CALENDAR_VIEWS)), undefined),
    /** A day of the shown period; today when left out. */
    date: z.catch(z.optional(day), undefined),
    /** Categories left out. */
    hide: z.catch(z.optional(z.array(EventCategory)), undefined),
    /** The event being edited, or "new". */
    event: z.catch(z.optional(z.union([z.int(), z.literal('new')])), undefined),
    /** Which time of a series is edited. */
    day: z.catch(z.optional(day), undefined),
    /** When a new event is to be. */
    start: z.catch(z.optional(time), undefined),
    end: z.catch(z.optional(time), undefined),
    /** The ready-made event a new one begins with. */
    ready: z.catch(z.optional(z.int()), undefined),
  }),
  loader: async ({ context: { queryClient } }) => {
    await queryClient.query({ ...eventsOptions(), staleTime: 'static' });
  },
  staticData: { title: 'Calendar', crumbs: ['Workspace'] },
  component: CalendarPage,
});
