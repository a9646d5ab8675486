import { layerGroup, type Map, marker } from 'leaflet';
import { useCallback, useState } from 'react';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { ToggleOption } from '@/components/ui/option/ToggleOption';
import { pinIcon } from '@/components/kits/map/leaflet/create-map';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';
import { mapMarkers } from '@/components/gallery/maps/map-markers';

export function Tooltips() {
  const [permanent, setPermanent] = useState(true);
  const draw = useCallback(
    (map: Map) => {
      const group = layerGroup().addTo(map);
      for (const { name, at } of mapMarkers) {
        marker(at, { icon: pinIcon(name) })
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
      <OptionBar>
        <ToggleOption label="Always shown" checked={permanent} onChange={setPermanent} />
      </OptionBar>
      <LeafletMap label="Twin towns by name" draw={draw} />
    </>
  );
}
