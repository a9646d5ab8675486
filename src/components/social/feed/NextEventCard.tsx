import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useToday } from '@/components/ui/ticking-clock';
import { createDateFormat } from '@/lib/dates/date-format';
import { wallTimeHour, wallTimeToDate } from '@/lib/dates/wall-time';
import { useSettings } from '@/lib/settings/use-settings';
import { answerEventOptions } from '@/queries/workspace/mutations/calendar';
import { workspaceSummaryOptions } from '@/queries/workspace/summary';
import { commonText } from '@/messages/ui/common';
import { feedDetailsText } from '@/messages/social/feed-details';

const dayFormat = createDateFormat({ day: 'numeric' });
const monthFormat = createDateFormat({ month: 'short' });
const hourFormat = createDateFormat({ hour: '2-digit', minute: '2-digit' });
const EVENING = '17:00';

/** The calendar's next event of today; nothing when none is left. */
export function NextEventCard() {
  // Re-renders when the date language changes.
  useSettings();
  const { data: next } = useQuery({
    ...workspaceSummaryOptions(useToday()),
    select: ({ nextEvent }) => nextEvent,
  });
  const { mutate: answer } = useMutation(answerEventOptions());
  if (!next) return null;
  const { event, start, isGoing, canAnswer } = next;
  const at = wallTimeToDate(start);
  return (
    <section className="card feed-sidebar-card" aria-labelledby="next-event">
      <header className="d-flex align-items-baseline justify-content-between mb-1">
        <h2 id="next-event">{wallTimeHour(start) >= EVENING ? feedDetailsText.tonight : commonText.today}</h2>
        <Link className="fs-md fw-semibold" to="/apps/calendar">
          {feedDetailsText.calendar}
        </Link>
      </header>
      <div className="row-3 pt-1 pb-2">
        <span
          className="next-event-day d-grid justify-items-center rounded-arch bg-accent-soft fs-xs text-accent-text fw-semibold"
          aria-hidden="true"
        >
          <b className="fs-lg">{dayFormat().format(at)}</b>
          {monthFormat().format(at)}
        </span>
        <div className="fill wrap-anywhere">
          <b className="fw-semibold">{event.name}</b>
          <small className="d-block fs-sm text-ink-3">
            {hourFormat().format(at)}
            {event.place && `, ${event.place}`}
          </small>
        </div>
        <button
          type="button"
          className={`btn ${isGoing ? 'btn-soft-warning' : 'btn-outline-secondary'} btn-sm`}
          aria-pressed={isGoing}
          disabled={!canAnswer}
          title={canAnswer ? undefined : feedDetailsText.readersCannotAnswer}
          aria-label={feedDetailsText.goingTo(event.name)}
          onClick={() => answer({ ...next, isGoing: !isGoing })}
        >
          {isGoing ? feedDetailsText.going : feedDetailsText.goingQuestion}
        </button>
      </div>
    </section>
  );
}
