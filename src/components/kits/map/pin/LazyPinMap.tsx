import { lazy, Suspense } from 'react';
import type { PinMapProps } from './PinMap';

const PinMap = lazy(async () => ({ default: (await import('./PinMap')).PinMap }));

const HEIGHT = 240;

/** A map with one pin, whose code loads when it is shown. */
export const LazyPinMap = (props: Omit<PinMapProps, 'height'>) => (
  <Suspense fallback={<div className="skeleton-line" style={{ height: HEIGHT }} />}>
    <PinMap height={HEIGHT} {...props} />
  </Suspense>
);
