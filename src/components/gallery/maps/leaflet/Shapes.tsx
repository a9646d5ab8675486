import { circle, type Map, type Path, polygon, polyline, rectangle } from 'leaflet';
import { useCallback, useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';
import { mapMarkers } from '@/components/gallery/maps/map-markers';

const towns = mapMarkers.map(({ at }) => at);
const shapes: Record<'circle' | 'rectangle' | 'polygon' | 'line', () => Path> = {
  circle: () => circle([48, 8], { radius: 600_000, className: 'map-shape' }),
  rectangle: () =>
    rectangle(
      [
        [43, -2],
        [54, 18],
      ],
      { className: 'map-shape' },
    ),
  polygon: () => polygon(towns, { className: 'map-shape' }),
  line: () => polyline(towns, { className: 'map-line', dashArray: '6 6' }),
};
const options = ['circle', 'rectangle', 'polygon', 'line'] as const;

export function Shapes() {
  const [shape, setShape] = useState<keyof typeof shapes>('circle');
  const draw = useCallback(
    (map: Map) => {
      const layer = shapes[shape]().addTo(map);
      return () => {
        layer.remove();
      };
    },
    [shape],
  );
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Shape" options={options} value={shape} onChange={setShape} />
      </OptionBar>
      <LeafletMap label={`Map with a ${shape}`} draw={draw} />
    </>
  );
}
