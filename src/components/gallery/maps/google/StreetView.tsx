import { type Map, marker, polygon } from 'leaflet';
import { useCallback, useState } from 'react';
import { RangeOption } from '@/components/ui/option/RangeOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { GoogleMapView } from '@/components/kits/map/google/GoogleMapView';
import { pinIcon } from '@/components/kits/map/leaflet/create-map';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';
import { latLng, mapMarkers } from '@/components/gallery/maps/map-markers';

const [here] = mapMarkers;
const VIEW_DISTANCE = 3;

/** A wedge of 60 degrees; `heading` is clockwise from north. */
function viewCone(heading: number): [number, number][] {
  const [north, east] = here.at;
  const edge = [-30, -15, 0, 15, 30].map((turn): [number, number] => {
    const angle = ((heading + turn) * Math.PI) / 180;
    const stretch = Math.cos((north * Math.PI) / 180);
    return [north + VIEW_DISTANCE * Math.cos(angle), east + (VIEW_DISTANCE * Math.sin(angle)) / stretch];
  });
  return [here.at, ...edge];
}

export function StreetView() {
  const [heading, setHeading] = useState(60);
  const google = useCallback(
    (map: google.maps.Map) => {
      const panorama = map.getStreetView();
      panorama.setPosition(latLng(here));
      panorama.setPov({ heading, pitch: 0 });
      panorama.setVisible(true);
      return undefined;
    },
    [heading],
  );
  const own = useCallback(
    (map: Map) => {
      const layers = [
        polygon(viewCone(heading), { className: 'map-shape' }),
        marker(here.at, { icon: pinIcon(here.name) }),
      ];
      for (const layer of layers) layer.addTo(map);
      return () => {
        for (const layer of layers) layer.remove();
      };
    },
    [heading],
  );
  const look = new URLSearchParams({
    api: '1',
    map_action: 'pano',
    viewpoint: here.at.join(','),
    heading: String(heading),
  });
  return (
    <>
      <OptionBar>
        <RangeOption label="Look to" value={heading} onChange={setHeading} max={359} unit="°" />
      </OptionBar>
      <GoogleMapView
        label={`Street in ${here.name}`}
        options={{ center: latLng(here), zoom: 14 }}
        draw={google}
      >
        <LeafletMap label={`Street in ${here.name}`} centre={here.at} zoom={5} draw={own} />
      </GoogleMapView>
      <p className="row-2 flex-wrap mt-3 text-ink-2">
        <a href={`https://www.google.com/maps/@?${look.toString()}`} target="_blank" rel="noreferrer">
          Look around in {here.name} on Google's own page
        </a>
      </p>
    </>
  );
}
