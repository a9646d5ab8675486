import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { createDateFormat } from '@/lib/dates/date-format';
import { wallTimeHour, wallTimeToDate } from '@/lib/dates/wall-time';
import { useSettings } from '@/lib/settings/use-settings';
import { answerEventOptions } from '@/queries/workspace/mutations/calendar';
import { workspaceSummaryOptions } from '@/queries/workspace/summary';

const dayFormat = createDateFormat({ day: 'numeric' });
const monthFormat = createDateFormat({ month: 'short' });
const hourFormat = createDateFormat({ hour: '2-digit', minute: '2-digit' });
const EVENING = '17:00';

/** The calendar's next event of today; nothing when none is left. */
export function NextEventCard() {
  // Re-renders when the date language changes.
  useSettings();
  const { data: next } = useQuery({ ...workspaceSummaryOptions(), select: ({ nextEvent }) => nextEvent });
  const { mutate: answer } = useMutation(answerEventOptions());
  if (!next) return null;
  const { event, start, isGoing, canAnswer } = next;
  const at = wallTimeToDate(start);
  return (
    <section className="card feed-sidebar-card next-event" aria-labelledby="next-event">
      <header>
        <h2 id="next-event">{wallTimeHour(start) >= EVENING ? 'Tonight' : 'Today'}</h2>
        <Link to="/apps/calendar">Calendar</Link>
      </header>
      <div className="next-event-row">
        <span className="next-event-day" aria-hidden="true">
          <b>{dayFormat().format(at)}</b>
          {monthFormat().format(at)}
        </span>
        <div>
          <b>{event.name}</b>
          <small>
            {hourFormat().format(at)}
            {event.place && `, ${event.place}`}
          </small>
        </div>
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          aria-pressed={isGoing}
          disabled={!canAnswer}
          title={canAnswer ? undefined : 'Readers of the space cannot answer.'}
          aria-label={`Going to ${event.name}`}
          onClick={() => answer({ ...next, isGoing: !isGoing })}
        >
          {isGoing ? 'Going' : 'Going?'}
        </button>
      </div>
    </section>
  );
}
