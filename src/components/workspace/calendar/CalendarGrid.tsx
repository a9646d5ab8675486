import FullCalendar, {
  type CalendarRef,
  type EventApi,
  type EventDropInfo,
  type EventResizeDoneInfo,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import classic from '@fullcalendar/react/themes/classic';
import timeGrid from '@fullcalendar/react/timegrid';
import { useEffect, useMemo, useRef } from 'react';
import type { EventTemplate } from '@/data/calendar/schema';
import { getDateLocale } from '@/lib/dates/date-format';
import { addDays } from '@/lib/dates/day';
import { firstWeekday } from '@/lib/dates/first-day';
import { useSettings } from '@/lib/settings/use-settings';
import { dateToWallTime, msToWallTime, shiftWallTime } from '@/lib/dates/wall-time';
import { categoryVariant } from './category-variant';
import type { Occurrence, TimeSpan } from '@/data/calendar/occurrences';
import type { CalendarView } from './calendar-view';
import type { DropTime } from './event/event-from-template';
import { templateOf } from './EventTemplates';
import { VIEW_DAYS } from './period';
import { useGridShortcuts } from './use-grid-shortcuts';
import '@fullcalendar/react/skeleton.css';
import '@fullcalendar/react/themes/classic/theme.css';
import { commonText } from '@/messages/ui/common';
import { calendarPageText } from '@/messages/workspace/calendar-page';

const VIEWS: Record<CalendarView, string> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  days: 'timeGridDays',
  day: 'timeGridDay',
  list: 'agenda',
};
const PLUGINS = [dayGrid, timeGrid, list, interaction, classic];
const VIEW_OPTIONS = {
  agenda: { type: 'list', duration: { days: VIEW_DAYS.list } },
  // Side by side where they overlap; the rest is behind "+2 more".
  timeGridWeek: { eventMaxStack: 3 },
  timeGridDays: { type: 'timeGrid', duration: { days: VIEW_DAYS.days }, eventMaxStack: 2 },
  timeGridDay: { eventMaxStack: 8 },
};
const HOUR = { hour: '2-digit', minute: '2-digit' } as const;
const HOUR_MS = 3_600_000;

interface Props {
  view: CalendarView;
  date: string;
  occurrences: readonly Occurrence[];
  isReader: boolean;
  open: (occurrence: Occurrence) => void;
  create: (span: TimeSpan) => void;
  /** Called when an event template is dropped on the grid. */
  createFromTemplate: (ready: EventTemplate, at: DropTime) => void;
  move: (occurrence: Occurrence, next: TimeSpan) => void;
  remove: (occurrence: Occurrence) => void;
  goTo: (date: string, view?: CalendarView) => void;
}

const toLocalDateTime = (text: string, allDay: boolean): string => text.slice(0, allDay ? 10 : 16);
const spanOf = ({
  startStr,
  endStr,
  allDay,
}: Pick<EventApi, 'startStr' | 'endStr' | 'allDay'>): TimeSpan => ({
  allDay,
  start: toLocalDateTime(startStr, allDay),
  end: toLocalDateTime(endStr, allDay),
});

/** A call or a gesture of the system ends a touch: FullCalendar takes that for a drop. */
const isInterrupted = (event: Event | null): boolean => event?.type === 'touchcancel';

export function CalendarGrid({
  view,
  date,
  occurrences,
  isReader,
  open,
  create,
  createFromTemplate,
  move,
  remove,
  goTo,
}: Props) {
  const calendar = useRef<CalendarRef>(null);
  const { direction } = useSettings();
  const byKey = useMemo(() => new Map(occurrences.map((item) => [item.key, item])), [occurrences]);
  const events = useMemo(
    () =>
      occurrences.map(({ key, event, start, end, allDay }) => {
        const variant = categoryVariant[event.category];
        return {
          id: key,
          title: event.name,
          start,
          end,
          allDay,
          // The list view draws a dot, other views a background.
          color: `var(--pz-${variant}${view === 'list' ? '' : '-soft'})`,
          contrastColor: `var(--pz-${variant}-text)`,
          class: `calendar-event cursor-pointer ring-inside variant-${variant}`,
        };
      }),
    [occurrences, view],
  );
  const grid = useGridShortcuts({ view, occurrences, goTo, create, move, remove });

  useEffect(() => {
    // FullCalendar renders synchronously, so never change its view during a React render.
    const timer = setTimeout(() => calendar.current?.getApi().changeView(VIEWS[view], date));
    return () => clearTimeout(timer);
  }, [view, date]);

  const put = ({ event, jsEvent, revert }: EventDropInfo | EventResizeDoneInfo) => {
    const occurrence = byKey.get(event.id);
    if (isInterrupted(jsEvent)) revert();
    else if (occurrence) move(occurrence, spanOf(event));
  };
  return (
    <div ref={grid} className={`calendar-grid fs-md calendar-${view}`}>
      <FullCalendar
        ref={calendar}
        plugins={PLUGINS}
        views={VIEW_OPTIONS}
        initialView={VIEWS[view]}
        initialDate={date}
        headerToolbar={false}
        // Wall times have no zone: UTC skips and repeats no hour.
        timeZone="UTC"
        now={() => dateToWallTime(new Date(), false)}
        locale={getDateLocale()}
        direction={direction}
        firstDay={firstWeekday()}
        height={view === 'month' || view === 'list' ? 'auto' : 720}
        nowIndicator
        navLinks
        navLinkDayClick={(day) => goTo(msToWallTime(day.getTime(), true), 'day')}
        eventTimeFormat={HOUR}
        slotHeaderFormat={HOUR}
        scrollTime="07:30:00"
        snapDuration="00:15:00"
        allDayText={calendarPageText.allDay}
        weekTextLong={calendarPageText.week}
        noEventsText={calendarPageText.noEventsInThisPeriod}
        moreLinkText={calendarPageText.more}
        moreLinkHint={calendarPageText.showMore}
        navLinkHint={calendarPageText.goTo}
        closeHint={commonText.close}
        eventsHint={calendarPageText.events}
        eventDisplay="block"
        eventTimeClass="calendar-time"
        eventTitleClass="calendar-title"
        slotEventOverlap={false}
        dayMaxEvents={4}
        events={events}
        editable={!isReader}
        eventInteractive
        eventResizableFromStart
        forceEventDuration
        selectable={!isReader}
        selectMirror
        droppable={!isReader}
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          const occurrence = byKey.get(event.id);
          if (occurrence) open(occurrence);
        }}
        eventDidMount={({ el, event }) => {
          el.dataset['event'] = event.id;
        }}
        eventDrop={put}
        eventResize={put}
        // The page adds the event of a dropped template itself.
        eventReceive={({ event }) => event.remove()}
        drop={({ draggedEl, dateStr, allDay, jsEvent }) => {
          const ready = templateOf(draggedEl);
          const start = toLocalDateTime(dateStr, allDay);
          if (ready && !isInterrupted(jsEvent)) createFromTemplate(ready, { allDay, start });
        }}
        selectLongPressDelay={400}
        select={(info) => {
          if (isInterrupted(info.jsEvent)) info.view.calendar.unselect();
          else create(spanOf(info));
        }}
        // Touch fires dateClick only; the mouse fires select as well.
        dateClick={({ dateStr, allDay, jsEvent }) => {
          const start = toLocalDateTime(dateStr, allDay);
          const end = allDay ? addDays(start, 1) : shiftWallTime(start, HOUR_MS);
          if ('touches' in jsEvent) create({ allDay, start, end });
        }}
      />
    </div>
  );
}
