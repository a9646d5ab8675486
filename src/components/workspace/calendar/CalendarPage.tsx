import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import IconPlus from '~icons/tabler/plus';
import { PageHeader } from '@/components/ui/PageHeader';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { type EventCategory } from '@/data/calendar/category';
import { eventTemplates } from '@/data/calendar/schema';
import { addDays, formatLongDay, formatShortDay, today } from '@/lib/dates/day';
import { pluralize } from '@/lib/text/format';
import { wallTimeDay, wallTimeHour } from '@/lib/dates/wall-time';
import {
  addEventsOptions,
  removeEventOptions,
  saveEventOptions,
  splitSeriesOptions,
} from '@/queries/workspace/mutations/calendar';
import { CalendarToolbar } from './CalendarToolbar';
import { CalendarGrid } from './CalendarGrid';
import { CategoryFilter } from './CategoryFilter';
import { EventDialog } from './EventDialog';
import { spanFromTemplate } from './event-form';
import { IcsMenu } from './IcsMenu';
import {
  moveOccurrence,
  type Occurrence,
  expandOccurrences,
  excludeOccurrence,
  type TimeSpan,
} from '@/data/calendar/occurrences';
import type { CalendarView } from './calendar-view';
import { useCalendarShortcuts } from './use-calendar-shortcuts';
import { EventTemplates } from './EventTemplates';
import './calendar.scss';

const route = getRouteApi('/_shell/apps/calendar');
/** Days loaded on each side of the date; covers every view. */
const LOADED_DAYS = 45;
const NONE: readonly EventCategory[] = [];

/** An optimistic event has no positive id until the store answers. */
const isSaved = ({ event }: Occurrence): boolean => event.id > 0;

export function CalendarPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const wide = useMediaQuery('(min-width: 768px)');
  const { data: all } = useSuspenseQuery(route.useRouteContext().events);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const add = useMutation(addEventsOptions());
  const save = useMutation(saveEventOptions());
  const split = useMutation(splitSeriesOptions());
  const removeAll = useMutation(removeEventOptions());
  const [message, setSaid] = useState('');

  const view = search.view ?? (wide ? 'month' : 'list');
  const date = search.date ?? today();
  const hidden = search.hide ?? NONE;
  const shown = useMemo(() => all.filter(({ category }) => !hidden.includes(category)), [all, hidden]);
  const occurrences = useMemo(
    () => expandOccurrences(shown, addDays(date, -LOADED_DAYS), addDays(date, LOADED_DAYS)),
    [shown, date],
  );
  const week = expandOccurrences(all, today(), addDays(today(), 7)).length;

  const go = (next: Partial<typeof search>) =>
    void navigate({
      search: { view: search.view, date: search.date, hide: search.hide, ...next },
      resetScroll: false,
    });
  const goTo = (day: string, to?: CalendarView) => go({ date: day, ...(to ? { view: to } : {}) });
  useCalendarShortcuts({ date, goTo, add: () => go({ event: 'new' }) });
  const open = (occurrence: Occurrence) => {
    if (isSaved(occurrence)) go({ event: occurrence.event.id, day: wallTimeDay(occurrence.start) });
  };
  const create = ({ start, end }: TimeSpan) => go({ event: 'new', start, end });
  const move = (occurrence: Occurrence, next: TimeSpan) => {
    if (!isSaved(occurrence)) return;
    const event = moveOccurrence(occurrence, next);
    const to = `${formatShortDay(wallTimeDay(next.start))}${next.allDay ? '' : `, ${wallTimeHour(next.start)}`}`;
    const what = event.repeat === 'none' ? event.name : `${event.name} (whole series)`;
    save.mutate({ event, toast: `${what}: ${to}` });
    setSaid(
      `${event.name}: ${to} to ${next.allDay ? formatLongDay(addDays(next.end, -1)) : wallTimeHour(next.end)}`,
    );
  };
  const remove = (occurrence: Occurrence, only: boolean) => {
    if (!isSaved(occurrence)) return;
    if (only)
      save.mutate({
        event: excludeOccurrence(occurrence),
        toast: `Skipped: ${formatShortDay(wallTimeDay(occurrence.start))}`,
      });
    else removeAll.mutate(occurrence.event);
  };

  const ready = search.ready === undefined ? undefined : eventTemplates[search.ready];
  const { day } = search;
  const edited =
    typeof search.event === 'number'
      ? (expandOccurrences(
          all.filter(({ id }) => id === search.event),
          day ?? addDays(date, -LOADED_DAYS),
          addDays(day ?? date, day ? 1 : LOADED_DAYS),
        )[0] ?? null)
      : null;
  const { start = `${date}T09:00`, end = `${date}T10:00` } = search;
  const requestedSpan: TimeSpan = { allDay: start.length === 10, start, end };
  const span = ready
    ? spanFromTemplate(
        ready,
        ready.minutes === 0 ? { ...requestedSpan, allDay: true, start: wallTimeDay(start) } : requestedSpan,
      )
    : requestedSpan;

  return (
    <>
      <PageHeader
        lead={`${pluralize(week, 'event')} in the next seven days`}
        actions={
          <>
            <IcsMenu events={shown} all={all} />
            <button type="button" className="btn btn-primary" onClick={() => go({ event: 'new' })}>
              <IconPlus />
              Add event
            </button>
          </>
        }
      />
      <p className="visually-hidden" role="status">
        {message}
      </p>
      <div className="calendar">
        <section className="card calendar-main" aria-label="Calendar">
          <CalendarToolbar view={view} date={date} goTo={goTo} />
          <CalendarGrid
            view={view}
            date={date}
            occurrences={occurrences}
            open={open}
            create={create}
            createFromTemplate={(item, at) => {
              const { name, category } = item;
              add.mutate([
                {
                  ...spanFromTemplate(item, at),
                  name,
                  category,
                  place: '',
                  notes: '',
                  repeat: 'none',
                  until: null,
                  without: [],
                },
              ]);
            }}
            move={move}
            remove={(occurrence) => remove(occurrence, occurrence.event.repeat !== 'none')}
            goTo={goTo}
          />
          <p className="calendar-keys">
            Keyboard: arrow keys change the day, T shows today, D, W, M and L change the view, N adds an
            event. Alt+arrow keys move an event, Shift+Alt+arrow keys resize it, Delete removes it.
          </p>
        </section>
        <div className="calendar-sides">
          <CategoryFilter
            hidden={hidden}
            change={(hide) => go({ hide: hide.length > 0 ? hide : undefined })}
          />
          <EventTemplates choose={(at) => go({ event: 'new', ready: at })} />
        </div>
      </div>
      {(search.event === 'new' || edited) && (
        <EventDialog
          people={users}
          key={edited?.key ?? 'new'}
          occurrence={edited}
          span={span}
          ready={ready}
          add={(event) => add.mutate([event])}
          save={(event) => save.mutate({ event, toast: 'Event saved' })}
          split={split.mutate}
          remove={remove}
          onClose={() => go({})}
        />
      )}
    </>
  );
}
