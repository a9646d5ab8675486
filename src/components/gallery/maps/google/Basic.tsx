import { type Map, marker } from 'leaflet';
import { useCallback, useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { GoogleView } from '@/components/kits/map/google/GoogleMapView';
import { pin } from '@/components/kits/map/leaflet/create-map';
import { MapView } from '@/components/kits/map/leaflet/LeafletMap';
import { latLng, placeNamed, places } from '@/components/gallery/maps/map-markers';

const names = places.map(({ name }) => name);

/** A town in the middle, and how to go to another. */
export function Basic() {
  const [name, setName] = useState(places[0].name);
  const place = placeNamed(name);
  const google = useCallback(
    (map: google.maps.Map) => {
      map.panTo(latLng(place));
      return undefined;
    },
    [place],
  );
  const own = useCallback(
    (map: Map) => {
      const mark = marker(place.at, { icon: pin(place.name) }).addTo(map);
      map.setView(place.at, 5);
      return () => {
        mark.remove();
      };
    },
    [place],
  );
  return (
    <>
      <Controls>
        <Choice label="Town" options={names} value={name} onChange={setName} />
      </Controls>
      <GoogleView label={`Map of ${name}`} options={{ center: latLng(place), zoom: 12 }} draw={google}>
        <MapView label={`Map of ${name}`} draw={own} />
      </GoogleView>
      <output className="map-row">
        {name}: {place.at[0]}° north, {Math.abs(place.at[1])}° {place.at[1] < 0 ? 'west' : 'east'}
      </output>
    </>
  );
}
