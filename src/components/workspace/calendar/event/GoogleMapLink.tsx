import { Link } from '@tanstack/react-router';
import { formatPin } from '@/data/calendar/pin';
import type { EventPin } from '@/data/calendar/schema';
import { env } from '@/lib/config/env';
import { eventText } from '@/messages/workspace/event';

/** With Google's key: the pin with streets. A window of its own, as only that document may load Google Maps (0010). */
export const GoogleMapLink = ({ pin }: { pin: EventPin }) =>
  env.googleMapsKey === null ? null : (
    <Link to="/maps/google" search={{ pin: formatPin(pin) }} target="_blank" rel="noreferrer">
      {eventText.googleMap}
    </Link>
  );
