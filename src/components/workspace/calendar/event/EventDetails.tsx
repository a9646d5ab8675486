import { LazyPinMap } from '@/components/kits/map/pin/LazyPinMap';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { ItemHistory } from '@/components/workspace/space/ItemHistory';
import { SpaceNotice } from '@/components/workspace/space/SpaceNotice';
import type { Occurrence } from '@/data/calendar/occurrences';
import { addDays, formatLongDay } from '@/lib/dates/day';
import { wallTimeDay, wallTimeHour } from '@/lib/dates/wall-time';
import type { CurrentSpace } from '@/queries/workspace/space';
import { eventText } from '@/messages/workspace/event';
import { categoryNames } from '@/components/workspace/calendar/category-names';
import { GoogleMapLink } from './GoogleMapLink';
import { repetitionText } from './repetition-text';

function timeText({ allDay, start, end }: Occurrence): string {
  const [from, to] = [wallTimeDay(start), allDay ? addDays(end, -1) : wallTimeDay(end)];
  const first = formatLongDay(from);
  const last = from === to ? '' : formatLongDay(to);
  if (allDay) return last ? eventText.span(first, last) : first;
  const until = wallTimeHour(end);
  return eventText.span(`${first}, ${wallTimeHour(start)}`, last ? `${last}, ${until}` : until);
}

interface Props {
  occurrence: Occurrence;
  space: CurrentSpace;
  onClose: () => void;
}

/** What a reader of the space sees in place of the form. */
export function EventDetails({ occurrence, space, onClose }: Props) {
  const { event } = occurrence;
  const guests = space.members.filter(({ id }) => event.guestIds?.includes(id)).map(({ name }) => name);
  const facts = [
    [eventText.when, timeText(occurrence)],
    [eventText.repeats, repetitionText(event)],
    [eventText.place, event.place],
    [eventText.guests, guests.join(', ')],
    [eventText.notes, event.notes],
  ] as const;
  return (
    <Dialog open onClose={onClose} title={event.name} lead={categoryNames[event.category]}>
      <div className="stack-3">
        <SpaceNotice space={space} className="mb-0" />
        <dl className="stack-2">
          {facts
            .filter(([, text]) => text !== '')
            .map(([name, text]) => (
              <div key={name}>
                <dt className="text-ink-3 fw-normal">{name}</dt>
                <dd className="pre-line wrap-anywhere" dir="auto">
                  {text}
                </dd>
              </div>
            ))}
        </dl>
        {event.pin && (
          <>
            <LazyPinMap label={eventText.pin} point={event.pin} />
            <GoogleMapLink pin={event.pin} />
          </>
        )}
        <ItemHistory space={space} itemId={event.id} />
      </div>
    </Dialog>
  );
}
