import { useState } from 'react';
import { Choice } from '@/components/gallery/demo/controls/ChoiceControl';
import { Controls } from '@/components/gallery/demo/controls/DemoControls';
import { GoogleView } from '@/components/kits/map/google/GoogleMapView';
import { MapView } from '@/components/kits/map/leaflet/LeafletMap';

const schemes = ['dark', 'light'] as const;

/** Dark or light, whatever the page is. Google reads the scheme once, so that each has a map of its own. */
export function Style() {
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('dark');
  return (
    <>
      <Controls>
        <Choice label="Style" options={schemes} value={scheme} onChange={setScheme} />
      </Controls>
      <div data-bs-theme={scheme} className="map-scheme">
        <GoogleView
          key={scheme}
          label={`Map, ${scheme}`}
          options={{ center: { lat: 47, lng: 8 }, zoom: 5, colorScheme: scheme.toUpperCase() }}
        >
          <MapView label={`Map, ${scheme}`} centre={[47, 8]} zoom={4} />
        </GoogleView>
      </div>
    </>
  );
}
