import { type Map, marker, polyline } from 'leaflet';
import { useCallback, useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { GoogleMapView } from '@/components/kits/map/google/GoogleMapView';
import { pinIcon } from '@/components/kits/map/leaflet/create-map';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';
import { mapMarkers } from '@/components/gallery/maps/map-markers';

const types = ['roadmap', 'satellite', 'hybrid', 'terrain'] as const;
const degrees = [0, 15, 30, 45, 60, 75];

export function Types() {
  const [type, setType] = useState<(typeof types)[number]>('roadmap');
  const google = useCallback(
    (map: google.maps.Map) => {
      map.setMapTypeId(type);
      return undefined;
    },
    [type],
  );
  const own = useCallback(
    (map: Map) => {
      const names = mapMarkers.map(({ name, at }) =>
        marker(at, { icon: pinIcon(name) }).bindTooltip(name, { permanent: true, offset: [10, -16] }),
      );
      const net = degrees.flatMap((at) => [
        polyline(
          [
            [at, -180],
            [at, 180],
          ],
          { className: 'map-net' },
        ),
        polyline(
          [
            [-80, at - 30],
            [80, at - 30],
          ],
          { className: 'map-net' },
        ),
      ]);
      const over = type === 'hybrid' ? names : type === 'terrain' ? net : [];
      for (const layer of over) layer.addTo(map);
      return () => {
        for (const layer of over) layer.remove();
      };
    },
    [type],
  );
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Type" options={types} value={type} onChange={setType} />
      </OptionBar>
      <GoogleMapView label={`Map, ${type}`} options={{ center: { lat: 47, lng: 8 }, zoom: 5 }} draw={google}>
        <div className={`map-${type}`}>
          <LeafletMap label={`Map, ${type}`} draw={own} />
        </div>
      </GoogleMapView>
    </>
  );
}
