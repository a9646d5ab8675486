import type { LatLngTuple, Map } from 'leaflet';
import { useCallback, useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
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
      <OptionBar>
        <ChoiceOption label="Part of the world" options={options} value={part} onChange={setPart} />
      </OptionBar>
      <LeafletMap label={`Map of ${part}`} draw={draw} />
      <output className="row-2 flex-wrap mt-3 text-ink-2">Zoom {zoom} of 7</output>
    </>
  );
}
