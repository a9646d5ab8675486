import { DemoCard } from '@/components/gallery/demo/DemoCard';
import { DemoPage } from '@/components/gallery/demo/DemoPage';
import { env } from '@/lib/config/env';
import { Basic } from './Basic';
import basicSource from './Basic.tsx?code';
import { Markers } from './Markers';
import markersSource from './Markers.tsx?code';
import { Shapes } from './Shapes';
import shapesSource from './Shapes.tsx?code';
import { Tooltips } from './Tooltips';
import tooltipsSource from './Tooltips.tsx?code';
import { Layers } from './Layers';
import layersSource from './Layers.tsx?code';
import { Fit } from './Fit';
import fitSource from './Fit.tsx?code';
import { Countries } from './Countries';
import countriesSource from './Countries.tsx?code';
import { Locate } from './Locate';
import locateSource from './Locate.tsx?code';

export const LeafletPage = () => (
  <DemoPage
    lead={
      env.tiles
        ? 'Map tiles over built-in outlines, which also work offline.'
        : 'Built-in outlines that work offline; no tiles are loaded.'
    }
  >
    <DemoCard title="Basic" description="Limited to a region" code={basicSource}>
      <Basic />
    </DemoCard>
    <DemoCard title="Markers and popups" description="Twin towns with details" code={markersSource}>
      <Markers />
    </DemoCard>
    <DemoCard title="Vector shapes" description="Measured in metres and degrees" code={shapesSource}>
      <Shapes />
    </DemoCard>
    <DemoCard title="Tooltips" description="Labels next to the pins" code={tooltipsSource}>
      <Tooltips />
    </DemoCard>
    <DemoCard title="Layers control" description="Overlay layers" code={layersSource}>
      <Layers />
    </DemoCard>
    <DemoCard title="Bounds and fit" description="Zoom to fit an area" code={fitSource}>
      <Fit />
    </DemoCard>
    <DemoCard title="GeoJSON" description="Every country can be chosen" code={countriesSource}>
      <Countries />
    </DemoCard>
    <DemoCard title="Geolocate" description="Loaded on demand, cached by the browser" code={locateSource}>
      <Locate />
    </DemoCard>
  </DemoPage>
);
