import { geoJSON, type Map } from 'leaflet';
import { useCallback, useId, useState } from 'react';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';
import { useWorldOutline } from '@/components/kits/map/outline/use-world-outline';
import '@/components/ui/bootstrap/bootstrap-components.scss';

export function Countries() {
  const id = useId();
  const [chosen, setChosen] = useState('Portugal');
  const { outline } = useWorldOutline();
  const names = outline?.features.map(({ properties }) => properties.name).toSorted() ?? [chosen];
  const draw = useCallback(
    (map: Map) => {
      if (!outline) return undefined;
      const layer = geoJSON(outline, {
        style: (country) => ({
          className: country?.properties?.name === chosen ? 'map-selected' : 'map-land',
          weight: 0.7,
        }),
        onEachFeature: ({ properties: { name } }, path) => {
          path.on('click', () => setChosen(name));
        },
      }).addTo(map);
      return () => {
        layer.remove();
      };
    },
    [chosen, outline],
  );
  return (
    <>
      <LeafletMap label="Countries to choose" draw={draw} />
      <div className="row-2 flex-wrap mt-3 text-ink-2">
        <label htmlFor={id}>Country</label>
        <select
          id={id}
          className="form-select w-auto mw-100"
          value={chosen}
          onChange={(event) => setChosen(event.target.value)}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
    </>
  );
}
