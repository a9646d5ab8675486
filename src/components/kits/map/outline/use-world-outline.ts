import { useCallback, useEffect, useState } from 'react';
import type { MapOutline } from './outline';

interface WorldOutline {
  /** Null until loaded: the outlines are as large as a map library, so they follow it. */
  outline: MapOutline | null;
  failed: boolean;
  retry: () => void;
}

/** Loads the countries of the world. */
export function useWorldOutline(): WorldOutline {
  const [outline, setOutline] = useState<MapOutline | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    import('./world-outline').then(
      ({ worldOutline }) => setOutline(worldOutline),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  const retry = () => {
    setFailed(false);
    load();
  };
  return { outline, failed, retry };
}
