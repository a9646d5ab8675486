import { type Map, marker } from 'leaflet';
import { useCallback, useState } from 'react';
import { GoogleMapView } from '@/components/kits/map/google/GoogleMapView';
import { pinIcon } from '@/components/kits/map/leaflet/create-map';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';
import { latLng, mapMarkers } from '@/components/gallery/maps/map-markers';
import type { GoogleMaps } from '@/components/kits/map/google/google-maps';

function words(note: string): HTMLElement {
  const box = document.createElement('span');
  box.textContent = note;
  return box;
}

export function Markers() {
  const [open, setOpen] = useState(mapMarkers[0].name);
  const google = useCallback(
    (map: google.maps.Map, maps: GoogleMaps) => {
      const info = new maps.InfoWindow();
      const marks = mapMarkers.map((place) => {
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
      const marks = mapMarkers.map(({ name, at, note }) => {
        const mark = marker(at, { icon: pinIcon(name) }).addTo(map);
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
      <GoogleMapView label="Twin towns" options={{ center: { lat: 49, lng: 8 }, zoom: 4 }} draw={google}>
        <LeafletMap label="Twin towns" draw={own} />
      </GoogleMapView>
      <div className="row-2 flex-wrap mt-3 text-ink-2">
        {mapMarkers.map(({ name }) => (
          <button
            key={name}
            type="button"
            className={`btn btn-sm ${name === open ? 'btn-warning' : 'btn-outline-secondary'}`}
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
