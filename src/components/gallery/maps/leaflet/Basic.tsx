import type { LatLngTuple, Map } from 'leaflet';
import { useCallback, useState } from 'react';
import { ChoiceControl } from '@/components/gallery/demo/controls/ChoiceControl';
import { DemoControls } from '@/components/gallery/demo/controls/DemoControls';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';

const views: Record<'europe' | 'africa' | 'americas' | 'asia', LatLngTuple> = {
  europe: [50, 8],
  africa: [5, 20],
  americas: [15, -85],
  asia: [35, 95],
};
const options = ['europe', 'africa', 'americas', 'asia'] as const;

export function Basic() {
  const [part, setPart] = useState<keyof typeof views>('europe');
  const [zoom, setZoom] = useState(3);
  const draw = useCallback(
    (map: Map) => {
      const read = () => setZoom(map.getZoom());
      map.on('zoomend', read).setView(views[part], 3);
      return () => {
        map.off('zoomend', read);
      };
    },
    [part],
  );
  return (
    <>
      <DemoControls>
        <ChoiceControl label="Part of the world" options={options} value={part} onChange={setPart} />
      </DemoControls>
      <LeafletMap label={`Map of ${part}`} draw={draw} />
      <output className="map-controls">Zoom {zoom} of 7</output>
    </>
  );
}
