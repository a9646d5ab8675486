import { layerGroup, type Map, marker } from 'leaflet';
import { useCallback, useState } from 'react';
import { pinIcon } from '@/components/kits/map/leaflet/create-map';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';
import { type MapMarker, mapMarkers } from '@/components/gallery/maps/map-markers';

function popupOf({ name, note }: MapMarker): HTMLElement {
  const box = document.createElement('div');
  const title = document.createElement('strong');
  title.textContent = name;
  box.append(title, note);
  return box;
}

export function Markers() {
  const [open, setOpen] = useState('');
  const draw = useCallback(
    (map: Map) => {
      const group = layerGroup().addTo(map);
      for (const place of mapMarkers) {
        const mark = marker(place.at, { icon: pinIcon(place.name) })
          .bindPopup(popupOf(place))
          .addTo(group);
        if (place.name === open) mark.openPopup();
      }
      return () => {
        group.remove();
      };
    },
    [open],
  );
  return (
    <>
      <LeafletMap label="Twin towns" draw={draw} />
      <div className="row-2 flex-wrap mt-3 text-ink-2">
        {mapMarkers.map(({ name }) => (
          <button
            key={name}
            type="button"
            className={`btn btn-sm ${name === open ? 'btn-warning' : 'btn-outline-secondary'}`}
            aria-pressed={name === open}
            onClick={() => setOpen(name === open ? '' : name)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}
