import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import IconPlus from '~icons/tabler/plus';
import { PageHeader } from '@/components/ui/PageHeader';
import { useMedia } from '@/components/ui/hooks/use-media-query';
import { readyEvents } from '@/data/calendar/collection';
import type { EventCategory } from '@/data/calendar/schema';
import { addDays, longDay, shortDay, today } from '@/lib/dates/day';
import { counted } from '@/lib/text/format';
import { wallDay, wallHour } from '@/lib/dates/wall-time';
import {
  addEventsOptions,
  eventsOptions,
  removeEventOptions,
  saveEventOptions,
} from '@/queries/workspace/calendar';
import { CalendarBar } from './CalendarToolbar';
import { CalendarGrid } from './CalendarGrid';
import { Categories } from './CategoryFilter';
import { EventDialog } from './EventDialog';
import { spanOfReady } from './event-form';
import { IcsMenu } from './IcsMenu';
import { moved, type Occurrence, occurrencesOf, skipped, type Span } from './occurrences';
import type { CalendarView } from './calendar-view';
import { ReadyMade } from './EventTemplates';
import './calendar.scss';

const route = getRouteApi('/_shell/apps/calendar');
/** Every view of a date lies within so many days of it. */
const REACH = 45;
const NONE: readonly EventCategory[] = [];

/** One just added has no number of its own for a moment. */
const isKept = ({ event }: Occurrence): boolean => event.id > 0;

/** The calendar of the square. */
export function CalendarPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const wide = useMedia('(min-width: 768px)');
  const { data: all } = useSuspenseQuery(eventsOptions());
  const add = useMutation(addEventsOptions());
  const save = useMutation(saveEventOptions());
  const removeAll = useMutation(removeEventOptions());
  const [said, setSaid] = useState('');

  const view = search.view ?? (wide ? 'month' : 'list');
  const date = search.date ?? today();
  const hidden = search.hide ?? NONE;
  const shown = useMemo(() => all.filter(({ category }) => !hidden.includes(category)), [all, hidden]);
  const occurrences = useMemo(
    () => occurrencesOf(shown, addDays(date, -REACH), addDays(date, REACH)),
    [shown, date],
  );
  const week = occurrencesOf(all, today(), addDays(today(), 7)).length;

  const go = (next: Partial<typeof search>) =>
    void navigate({
      search: { view: search.view, date: search.date, hide: search.hide, ...next },
      resetScroll: false,
    });
  const goTo = (day: string, to?: CalendarView) => go({ date: day, ...(to ? { view: to } : {}) });
  const open = (occurrence: Occurrence) => {
    if (isKept(occurrence)) go({ event: occurrence.event.id, day: wallDay(occurrence.start) });
  };
  const create = ({ start, end }: Span) => go({ event: 'new', start, end });
  const move = (occurrence: Occurrence, next: Span) => {
    if (!isKept(occurrence)) return;
    const event = moved(occurrence, next);
    const to = `${shortDay(wallDay(next.start))}${next.allDay ? '' : `, ${wallHour(next.start)}`}`;
    const what = event.repeat === 'none' ? event.name : `${event.name}, every one`;
    save.mutate({ event, said: `${what}: ${to}` });
    setSaid(`${event.name}: ${to} to ${next.allDay ? longDay(addDays(next.end, -1)) : wallHour(next.end)}`);
  };
  const remove = (occurrence: Occurrence, only: boolean) => {
    if (!isKept(occurrence)) return;
    if (only)
      save.mutate({ event: skipped(occurrence), said: `Skipped: ${shortDay(wallDay(occurrence.start))}` });
    else removeAll.mutate(occurrence.event);
  };

  const ready = search.ready === undefined ? undefined : readyEvents[search.ready];
  const { day } = search;
  const edited =
    typeof search.event === 'number'
      ? (occurrencesOf(
          all.filter(({ id }) => id === search.event),
          day ?? addDays(date, -REACH),
          addDays(day ?? date, day ? 1 : REACH),
        )[0] ?? null)
      : null;
  const { start = `${date}T09:00`, end = `${date}T10:00` } = search;
  const asked: Span = { allDay: start.length === 10, start, end };
  const span = ready
    ? spanOfReady(ready, ready.minutes === 0 ? { ...asked, allDay: true, start: wallDay(start) } : asked)
    : asked;

  return (
    <>
      <PageHeader
        lead={`${counted(week, 'event')} in the next seven days`}
        actions={
          <>
            <IcsMenu events={shown} />
            <button type="button" className="btn btn-primary" onClick={() => go({ event: 'new' })}>
              <IconPlus />
              Add event
            </button>
          </>
        }
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <div className="cal">
        <section className="card cal-main" aria-label="Calendar">
          <CalendarBar view={view} date={date} goTo={goTo} />
          <CalendarGrid
            view={view}
            date={date}
            occurrences={occurrences}
            open={open}
            create={create}
            adopt={(item, at) => {
              const { name, category } = item;
              add.mutate([
                {
                  ...spanOfReady(item, at),
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
          <p className="cal-keys">
            By keyboard: arrows go from day to day and N adds an event. On an event, Alt with arrows moves it,
            Shift and Alt makes it longer or shorter, Delete removes it.
          </p>
        </section>
        <div className="cal-sides">
          <Categories hidden={hidden} change={(hide) => go({ hide: hide.length > 0 ? hide : undefined })} />
          <ReadyMade choose={(at) => go({ event: 'new', ready: at })} />
        </div>
      </div>
      {(search.event === 'new' || edited) && (
        <EventDialog
          key={edited?.key ?? 'new'}
          occurrence={edited}
          span={span}
          ready={ready}
          add={(event) => add.mutate([event])}
          save={(event) => save.mutate({ event, said: 'Event saved' })}
          remove={remove}
          onClose={() => go({})}
        />
      )}
    </>
  );
}
