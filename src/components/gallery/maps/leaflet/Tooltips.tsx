import { layerGroup, type Map, marker } from 'leaflet';
import { useCallback, useState } from 'react';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { Toggle } from '@/components/gallery/demo/controls/ToggleControl';
import { pin } from '@/components/kits/map/leaflet/create-map';
import { MapView } from '@/components/kits/map/leaflet/LeafletMap';
import { places } from '@/components/gallery/maps/map-markers';

/** Names beside the pins, on hover and focus or all the time. */
export function Tooltips() {
  const [permanent, setPermanent] = useState(true);
  const draw = useCallback(
    (map: Map) => {
      const group = layerGroup().addTo(map);
      for (const { name, at } of places) {
        marker(at, { icon: pin(name) })
          .bindTooltip(name, { permanent, direction: 'right', offset: [10, -16] })
          .addTo(group);
      }
      return () => {
        group.remove();
      };
    },
    [permanent],
  );
  return (
    <>
      <Controls>
        <Toggle label="Always shown" checked={permanent} onChange={setPermanent} />
      </Controls>
      <MapView label="Twin towns by name" draw={draw} />
    </>
  );
}
