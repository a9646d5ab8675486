import { type Map, marker } from 'leaflet';
import { useCallback, useState } from 'react';
import { GoogleView } from '@/components/kits/map/google/GoogleMapView';
import { pin } from '@/components/kits/map/leaflet/create-map';
import { MapView } from '@/components/kits/map/leaflet/LeafletMap';
import { latLng, places } from '@/components/gallery/maps/map-markers';
import type { GoogleMaps } from '@/components/kits/map/google/google-maps';

function words(note: string): HTMLElement {
  const box = document.createElement('span');
  box.textContent = note;
  return box;
}

/** Pins, and one window that says what is known of the chosen one. */
export function Markers() {
  const [open, setOpen] = useState(places[0].name);
  const google = useCallback(
    (map: google.maps.Map, maps: GoogleMaps) => {
      const info = new maps.InfoWindow();
      const marks = places.map((place) => {
        const mark = new maps.Marker({ map, position: latLng(place), title: place.name });
        mark.addListener('click', () => setOpen(place.name));
        if (place.name === open) {
          info.setContent(words(place.note));
          info.open({ map, anchor: mark });
        }
        return mark;
      });
      return () => {
        info.close();
        for (const mark of marks) mark.setMap(null);
      };
    },
    [open],
  );
  const own = useCallback(
    (map: Map) => {
      const marks = places.map(({ name, at, note }) => {
        const mark = marker(at, { icon: pin(name) }).addTo(map);
        mark.on('click', () => setOpen(name));
        if (name === open) mark.bindPopup(words(note)).openPopup();
        return mark;
      });
      return () => {
        for (const mark of marks) mark.remove();
      };
    },
    [open],
  );
  return (
    <>
      <GoogleView label="Twin towns" options={{ center: { lat: 49, lng: 8 }, zoom: 4 }} draw={google}>
        <MapView label="Twin towns" draw={own} />
      </GoogleView>
      <div className="map-row">
        {places.map(({ name }) => (
          <button
            key={name}
            type="button"
            className="btn btn-outline-secondary btn-sm"
            aria-pressed={name === open}
            onClick={() => setOpen(name)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
