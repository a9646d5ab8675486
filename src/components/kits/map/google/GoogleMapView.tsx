import { type ReactNode, useEffect, useRef, useState } from 'react';
import IconKey from '~icons/tabler/key';
import IconWarning from '~icons/tabler/alert-triangle';
import { env } from '@/lib/config/env';
import { mapText } from '@/messages/ui/map';
import type { GoogleMaps } from './google-maps';
import { useGoogleMaps } from './use-google-maps';

interface Props {
  /** Accessible description. */
  label: string;
  /** In pixels. */
  height?: number;
  /** Read on mount. */
  options: google.maps.MapOptions;
  /** Draws on the map and returns a clean-up function. Runs again when the function changes. */
  draw?: (map: google.maps.Map, maps: GoogleMaps) => (() => void) | undefined;
  /** Fallback map until Google Maps is ready. */
  children: ReactNode;
}

export function GoogleMapView({ children, ...map }: Props) {
  const [state, retry] = useGoogleMaps(env.googleMapsKey);
  if (state.name === 'ready') return <GoogleMapCanvas maps={state.maps} {...map} />;
  return (
    <>
      {state.name === 'elsewhere' && (
        <div className="row-2 flex-wrap mb-3 py-2 px-3 hairline sunken fs-sm text-ink-2">
          <IconKey />
          <span className="flex-1">{mapText.reloadNeeded}</span>
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => window.location.reload()}
          >
            {mapText.reloadThePage}
          </button>
        </div>
      )}
      {state.name === 'loading' && (
        <p className="row-2 flex-wrap mb-3 py-2 px-3 hairline sunken fs-sm text-ink-2" role="status">
          <span className="flex-1">{mapText.loadingGoogleMaps}</span>
        </p>
      )}
      {state.name === 'failed' && (
        <div className="row-2 flex-wrap mb-3 py-2 px-3 hairline sunken fs-sm text-ink-2" role="alert">
          <IconWarning />
          <span className="flex-1">{mapText.ownMapShown(state.reason)}</span>
          <button type="button" className="btn btn-outline-secondary btn-sm" onClick={retry}>
            {mapText.retry}
          </button>
        </div>
      )}
      {children}
    </>
  );
}

interface MapProps extends Omit<Props, 'children'> {
  maps: GoogleMaps;
}

function GoogleMapCanvas({ label, height = 300, options, draw, maps }: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  const start = useRef(options);
  const [map, setMap] = useState<google.maps.Map | null>(null);
  useEffect(() => (map ? draw?.(map, maps) : undefined), [map, maps, draw]);
  useEffect(() => {
    if (box.current) setMap(new maps.Map(box.current, { gestureHandling: 'cooperative', ...start.current }));
  }, [maps]);
  return (
    <div
      ref={box}
      className="map overflow-hidden hairline rounded-card"
      role="region"
      aria-label={label}
      style={{ height }}
    />
  );
}
