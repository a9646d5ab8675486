import { EmptyState } from '@/components/ui/status/StatusMessage';
import { nextEventDay } from '@/data/calendar/occurrences';
import type { CalendarEvent } from '@/data/calendar/schema';
import { formatLongDay } from '@/lib/dates/day';
import { wallTimeHour } from '@/lib/dates/wall-time';
import { calendarPageText } from '@/messages/workspace/calendar-page';
import { categoryNames } from './category-names';
import { categoryVariant } from './category-variant';

const MAX_SHOWN = 100;

/** Events with every word, the latest first. */
function findEvents(events: readonly CalendarEvent[], q: string): { event: CalendarEvent; day: string }[] {
  const words = q.toLowerCase().split(/\s+/u).filter(Boolean);
  return events
    .filter(({ name, place, notes, category }) => {
      const text = `${name} ${place} ${notes} ${categoryNames[category]}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .map((event) => ({ event, day: nextEventDay(event) }))
    .toSorted((a, b) => b.day.localeCompare(a.day));
}

interface Props {
  q: string;
  events: readonly CalendarEvent[];
  open: (event: CalendarEvent, day: string) => void;
  clear: () => void;
}

/** In place of the calendar: events of any time. */
export function EventSearch({ q, events, open, clear }: Props) {
  const found = findEvents(events, q);
  if (found.length === 0)
    return (
      <EmptyState
        title={calendarPageText.noMatchingEvents}
        text={calendarPageText.noMatchingEventsHint}
        action={
          <button type="button" className="btn btn-primary" onClick={clear}>
            {calendarPageText.showTheCalendar}
          </button>
        }
      />
    );
  return (
    <ul className="stack-2" aria-label={calendarPageText.foundEvents}>
      {found.slice(0, MAX_SHOWN).map(({ event, day }) => (
        <li key={event.id}>
          <button
            type="button"
            className={`calendar-template variant-tinted stack-1 w-100 py-2 px-3 rounded-sm fw-semibold text-start variant-${categoryVariant[event.category]}`}
            onClick={() => open(event, day)}
          >
            <span className="flex-1" dir="auto">
              {event.name}
            </span>
            <small className="fw-medium">
              {formatLongDay(day)}
              {!event.allDay && `, ${wallTimeHour(event.start)}`}
              {event.place && `, ${event.place}`}
            </small>
          </button>
        </li>
      ))}
    </ul>
  );
}
