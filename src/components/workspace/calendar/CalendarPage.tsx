import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import IconPlus from '~icons/tabler/plus';
import { PageHeader } from '@/components/ui/PageHeader';
import { useOpenItem } from '@/components/ui/hooks/use-open-item';
import { useMediaQuery } from '@/components/ui/hooks/use-media-query';
import { useToday } from '@/components/ui/ticking-clock';
import { peopleOf } from '@/components/workspace/space/people-of';
import { SpaceMenu } from '@/components/workspace/space/SpaceMenu';
import { SpaceNotice } from '@/components/workspace/space/SpaceNotice';
import { useCanType } from '@/components/workspace/space/use-can-type';
import { type EventCategory } from '@/data/calendar/category';
import { sampleEventId } from '@/data/calendar/seed';
import { eventTemplates } from '@/data/calendar/schema';
import { addDays, formatLongDay, formatShortDay } from '@/lib/dates/day';
import { linkedId } from '@/lib/navigation/linked-id';
import { wallTimeDay, wallTimeHour } from '@/lib/dates/wall-time';
import {
  addEventsOptions,
  removeEventOptions,
  saveEventOptions,
  splitSeriesOptions,
} from '@/queries/workspace/mutations/calendar';
import { startEventReminders } from '@/queries/workspace/mutations/event-reminders';
import { CalendarToolbar } from './CalendarToolbar';
import { CalendarGrid } from './CalendarGrid';
import { CategoryFilter } from './CategoryFilter';
import { eventFromTemplate, spanFromTemplate } from './event/event-from-template';
import { EventSearch } from './EventSearch';
import { IcsMenu } from './IcsMenu';
import { moveOccurrence } from '@/data/calendar/move-occurrence';
import {
  type Occurrence,
  expandOccurrences,
  excludeOccurrence,
  type TimeSpan,
} from '@/data/calendar/occurrences';
import { calendarText } from '@/messages/workspace/calendar';
import { calendarPageText } from '@/messages/workspace/calendar-page';
import type { CalendarView } from './calendar-view';
import { useCalendarShortcuts } from './use-calendar-shortcuts';
import { EventTemplates } from './EventTemplates';
import './calendar.scss';

// The calendar does without forms.
const EventDialog = lazy(async () => ({ default: (await import('./event/EventDialog')).EventDialog }));
const EventDetails = lazy(async () => ({ default: (await import('./event/EventDetails')).EventDetails }));

const route = getRouteApi('/_shell/apps/calendar');
/** Days loaded on each side of the date; covers every view. */
const LOADED_DAYS = 45;
const NONE: readonly EventCategory[] = [];

export function CalendarPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const wide = useMediaQuery('(min-width: 768px)');
  const { data: all } = useSuspenseQuery(route.useRouteContext().events);
  const { data: users } = useSuspenseQuery(route.useRouteContext().users);
  const { data: space } = useSuspenseQuery(route.useRouteContext().space);
  const people = useMemo(() => peopleOf(space, users), [space, users]);
  const isReader = space?.role === 'reader';
  const add = useMutation(addEventsOptions());
  const save = useMutation(saveEventOptions());
  const split = useMutation(splitSeriesOptions());
  const removeAll = useMutation(removeEventOptions());
  const [message, setSaid] = useState('');

  // A visitor has no services that run on every page.
  useEffect(startEventReminders, []);

  // The days of a week are too narrow on a phone.
  const weekView = wide ? 'week' : 'days';
  const asked = search.view ?? (wide ? 'month' : 'list');
  const view = asked === 'week' || asked === 'days' ? weekView : asked;
  const today = useToday();
  const date = search.date ?? today;
  const hidden = search.hide ?? NONE;
  const shown = useMemo(() => all.filter(({ category }) => !hidden.includes(category)), [all, hidden]);
  const occurrences = useMemo(
    () => expandOccurrences(shown, addDays(date, -LOADED_DAYS), addDays(date, LOADED_DAYS)),
    [shown, date],
  );
  const week = expandOccurrences(all, today, addDays(today, 7)).length;

  const go = (next: Partial<typeof search>) =>
    void navigate({
      search: { view: search.view, date: search.date, hide: search.hide, q: search.q, ...next },
      resetScroll: false,
    });
  const goTo = (day: string, to?: CalendarView) =>
    go({ date: day, q: undefined, ...(to ? { view: to } : {}) });
  const addEvent = () => {
    if (!isReader) go({ event: 'new' });
  };
  useCalendarShortcuts({ date, goTo, add: addEvent });
  const open = ({ event, start }: Occurrence) => go({ event: event.id, day: wallTimeDay(start) });
  const create = ({ start, end }: TimeSpan) => {
    if (!isReader) go({ event: 'new', start, end });
  };
  const move = (occurrence: Occurrence, next: TimeSpan) => {
    if (isReader) return;
    const event = moveOccurrence(occurrence, next);
    const to = `${formatShortDay(wallTimeDay(next.start))}${next.allDay ? '' : `, ${wallTimeHour(next.start)}`}`;
    const what = event.repeat === 'none' ? event.name : calendarPageText.wholeSeries(event.name);
    save.mutate({ from: occurrence.event, to: event, toast: `${what}: ${to}` });
    setSaid(
      calendarPageText.movedTo(
        event.name,
        to,
        next.allDay ? formatLongDay(addDays(next.end, -1)) : wallTimeHour(next.end),
      ),
    );
  };
  const remove = (occurrence: Occurrence, only: boolean) => {
    if (isReader) return;
    if (only)
      save.mutate({
        from: occurrence.event,
        to: excludeOccurrence(occurrence),
        toast: calendarPageText.skipped(formatShortDay(wallTimeDay(occurrence.start))),
      });
    else removeAll.mutate(occurrence.event);
  };

  const ready = search.ready === undefined ? undefined : eventTemplates[search.ready];
  const { day } = search;
  const found = useMemo(
    () =>
      expandOccurrences(
        all.filter(({ id }) => id === linkedId(search.event, sampleEventId)),
        day ?? addDays(date, -LOADED_DAYS),
        addDays(day ?? date, day ? 1 : LOADED_DAYS),
      )[0] ?? null,
    [all, search.event, day, date],
  );
  const canType = useCanType(`${search.event} ${day}`, isReader);
  // What a reader has open closes with its space; what an editor is typing stays.
  const openKey = `${canType} ${search.event} ${day}`;
  const edited = useOpenItem(openKey, found);
  const editedId = edited?.event.id;
  const isDeleted = editedId !== undefined && !removeAll.isPending && !all.some(({ id }) => id === editedId);
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
        lead={calendarPageText.eventsInSevenDays(week)}
        actions={
          <>
            <SpaceMenu />
            <IcsMenu events={shown} all={all} isReader={isReader} />
            {!isReader && (
              <button type="button" className="btn btn-primary" onClick={() => go({ event: 'new' })}>
                <IconPlus />
                {calendarPageText.addEvent}
              </button>
            )}
          </>
        }
      />
      <p className="visually-hidden" role="status">
        {message}
      </p>
      <SpaceNotice space={space} />
      <div className="calendar stack-4 align-items-start">
        <section className="card calendar-main p-3" aria-label={calendarPageText.calendar}>
          <CalendarToolbar
            view={view}
            views={['month', weekView, 'day', 'list']}
            date={date}
            goTo={goTo}
            q={search.q ?? ''}
            search={(q) => go({ q: q || undefined })}
          />
          {search.q ? (
            <EventSearch
              q={search.q}
              events={shown}
              open={(event, on) => go({ event: event.id, date: on, day: on })}
              clear={() => go({ q: undefined })}
            />
          ) : (
            <>
              <CalendarGrid
                view={view}
                date={date}
                occurrences={occurrences}
                isReader={isReader}
                open={open}
                create={create}
                createFromTemplate={(item, at) => add.mutate([eventFromTemplate(item, at)])}
                move={move}
                remove={(occurrence) => remove(occurrence, occurrence.event.repeat !== 'none')}
                goTo={goTo}
              />
              <p className="calendar-keys d-none d-lg-block mt-2 mx-1 fs-sm text-ink-3">
                {isReader ? calendarPageText.keysHintReader : calendarPageText.keysHint}
              </p>
            </>
          )}
        </section>
        <div className="calendar-sides tile-grid tile-grid-fit align-items-start">
          <CategoryFilter
            hidden={hidden}
            change={(hide) => go({ hide: hide.length > 0 ? hide : undefined })}
          />
          {!isReader && <EventTemplates choose={(at) => go({ event: 'new', ready: at })} />}
        </div>
      </div>
      {!canType && space && edited && (
        <Suspense>
          <EventDetails key={edited.key} occurrence={edited} space={space} onClose={() => go({})} />
        </Suspense>
      )}
      {canType && (search.event === 'new' || edited) && (
        <Suspense>
          <EventDialog
            people={people}
            space={space}
            key={openKey}
            occurrence={edited}
            isDeleted={isDeleted}
            isReader={isReader}
            span={span}
            ready={ready}
            add={(event) => add.mutate([event])}
            save={({ changed, ...change }) =>
              changed
                ? split.mutate({ ...change, changed })
                : save.mutate({ ...change, ifDeleted: 'restore', toast: calendarText.eventSaved })
            }
            remove={remove}
            onClose={() => go({})}
          />
        </Suspense>
      )}
    </>
  );
}
