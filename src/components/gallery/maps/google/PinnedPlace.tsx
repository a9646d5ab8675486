import { useCallback } from 'react';
import { GoogleMapView } from '@/components/kits/map/google/GoogleMapView';
import type { GoogleMaps } from '@/components/kits/map/google/google-maps';
import { PinMap } from '@/components/kits/map/pin/PinMap';
import { formatPin, parsePin } from '@/data/calendar/pin';
import type { EventPin } from '@/data/calendar/schema';
import { mapsText } from '@/messages/gallery/maps';
import { eventText } from '@/messages/workspace/event';

const STREETS = 16;
const HEIGHT = 420;

/** The place of an event, for a member who opened it from the calendar. Nothing for a text that is no pin. */
export function PinnedPlace({ text }: { text: string }) {
  const pin = parsePin(text);
  return pin && <PinCard {...pin} />;
}

function PinCard({ lat, lng }: EventPin) {
  const google = useCallback(
    (map: google.maps.Map, maps: GoogleMaps) => {
      const mark = new maps.Marker({ map, position: { lat, lng } });
      return () => mark.setMap(null);
    },
    [lat, lng],
  );
  return (
    <section className="card full-row p-4 stack-3" aria-labelledby="pinned-place">
      <h2 id="pinned-place">
        {mapsText.pinnedPlace} <small className="text-ink-3 tabular">{formatPin({ lat, lng })}</small>
      </h2>
      <GoogleMapView
        label={eventText.pin}
        height={HEIGHT}
        options={{ center: { lat, lng }, zoom: STREETS }}
        draw={google}
      >
        <PinMap label={eventText.pin} height={HEIGHT} point={{ lat, lng }} />
      </GoogleMapView>
    </section>
  );
}
