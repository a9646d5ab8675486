import { lazy, Suspense } from 'react';
import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { env } from '@/lib/config/env';
import { Basic } from './Basic';
import basicSource from './Basic.tsx?code';
import { KeyNotice } from './KeyNotice';
import { Markers } from './Markers';
import markersSource from './Markers.tsx?code';
import { Types } from './Types';
import typesSource from './Types.tsx?code';
import { StreetView } from './StreetView';
import streetViewSource from './StreetView.tsx?code';
import { Style } from './Style';
import styleSource from './Style.tsx?code';

const PinnedPlace = lazy(async () => ({ default: (await import('./PinnedPlace')).PinnedPlace }));

export const GooglePage = ({ pin }: { pin?: string | undefined }) => (
  <DemoPage lead="Google Maps, or the built-in map without an API key.">
    {env.googleMapsKey === null && <KeyNotice />}
    {pin && (
      <Suspense>
        <PinnedPlace text={pin} />
      </Suspense>
    )}
    <DemoCard title="Basic" description="Centred on a town" code={basicSource}>
      <Basic />
    </DemoCard>
    <DemoCard title="Markers and info window" description="Details in a popup" code={markersSource}>
      <Markers />
    </DemoCard>
    <DemoCard title="Types" description="Road map, satellite, both, terrain" code={typesSource}>
      <Types />
    </DemoCard>
    <DemoCard title="Street view" description="Viewing direction" code={streetViewSource}>
      <StreetView />
    </DemoCard>
    <DemoCard title="Dark and light style" description="Always dark or light" code={styleSource}>
      <Style />
    </DemoCard>
  </DemoPage>
);
