import { type LocationEvent, type Map, marker } from 'leaflet';
import { useCallback, useState } from 'react';
import { pinIcon } from '@/components/kits/map/leaflet/create-map';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';

export function Locate() {
  const [turn, setTurn] = useState(0);
  const [words, setWords] = useState('Not asked yet');
  const draw = useCallback(
    (map: Map) => {
      if (turn === 0) return undefined;
      const here = marker([0, 0], { icon: pinIcon('You') });
      const found = ({ latlng, accuracy }: LocationEvent) => {
        here.setLatLng(latlng).addTo(map);
        map.setView(latlng, 5);
        setWords(`Found within ${Math.round(accuracy)} m`);
      };
      const refused = () => setWords('Your location could not be found');
      map.on('locationfound', found).on('locationerror', refused).locate({ timeout: 10_000 });
      return () => {
        map.stopLocate().off('locationfound', found).off('locationerror', refused);
        here.remove();
      };
    },
    [turn],
  );
  const ask = () => {
    setWords('Looking');
    setTurn(turn + 1);
  };
  return (
    <>
      <LeafletMap label="Where you are" draw={draw} zoom={2} />
      <div className="row-2 flex-wrap mt-3 text-ink-2">
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={ask}>
          Find me
        </button>
        <output>{words}</output>
      </div>
    </>
  );
}
