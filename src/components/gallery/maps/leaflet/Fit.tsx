import { latLngBounds, type LatLngBoundsLiteral, type Map, rectangle } from 'leaflet';
import { useCallback, useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';

const areas: Record<'iberia' | 'alps' | 'nordics', LatLngBoundsLiteral> = {
  iberia: [
    [36, -9.6],
    [43.8, 3.3],
  ],
  alps: [
    [43.8, 5],
    [48.2, 16.5],
  ],
  nordics: [
    [54.6, 4.5],
    [71.2, 31.5],
  ],
};
const options = ['iberia', 'alps', 'nordics'] as const;

export function Fit() {
  const [area, setArea] = useState<keyof typeof areas>('iberia');
  const draw = useCallback(
    (map: Map) => {
      const frame = rectangle(areas[area], { className: 'map-line' }).addTo(map);
      map.fitBounds(latLngBounds(areas[area]), { padding: [16, 16], animate: false });
      return () => {
        frame.remove();
      };
    },
    [area],
  );
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Area" options={options} value={area} onChange={setArea} />
      </OptionBar>
      <LeafletMap label={`Map fitted to ${area}`} draw={draw} />
    </>
  );
}
