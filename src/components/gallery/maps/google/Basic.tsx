import { type Map, marker } from 'leaflet';
import { useCallback, useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { GoogleMapView } from '@/components/kits/map/google/GoogleMapView';
import { pinIcon } from '@/components/kits/map/leaflet/create-map';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';
import { latLng, markerByName, mapMarkers } from '@/components/gallery/maps/map-markers';

const names = mapMarkers.map(({ name }) => name);

export function Basic() {
  const [name, setName] = useState(mapMarkers[0].name);
  const place = markerByName(name);
  const google = useCallback(
    (map: google.maps.Map) => {
      map.panTo(latLng(place));
      return undefined;
    },
    [place],
  );
  const own = useCallback(
    (map: Map) => {
      const mark = marker(place.at, { icon: pinIcon(place.name) }).addTo(map);
      map.setView(place.at, 5);
      return () => {
        mark.remove();
      };
    },
    [place],
  );
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Town" options={names} value={name} onChange={setName} />
      </OptionBar>
      <GoogleMapView label={`Map of ${name}`} options={{ center: latLng(place), zoom: 12 }} draw={google}>
        <LeafletMap label={`Map of ${name}`} draw={own} />
      </GoogleMapView>
      <output className="row-2 flex-wrap mt-3 text-ink-2">
        {name}: {place.at[0]}° north, {Math.abs(place.at[1])}° {place.at[1] < 0 ? 'west' : 'east'}
      </output>
    </>
  );
}
