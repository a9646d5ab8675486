import { useState } from 'react';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { GoogleMapView } from '@/components/kits/map/google/GoogleMapView';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';

const schemes = ['dark', 'light'] as const;

export function Style() {
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('dark');
  return (
    <>
      <OptionBar>
        <ChoiceOption label="Style" options={schemes} value={scheme} onChange={setScheme} />
      </OptionBar>
      <div data-bs-theme={scheme} className="text-ink">
        <GoogleMapView
          key={scheme}
          label={`Map, ${scheme}`}
          options={{ center: { lat: 47, lng: 8 }, zoom: 5, colorScheme: scheme.toUpperCase() }}
        >
          <LeafletMap label={`Map, ${scheme}`} centre={[47, 8]} zoom={4} />
        </GoogleMapView>
      </div>
    </>
  );
}
