import { useCallback, useEffect, useState } from 'react';
import type { MapSource } from './chart-spec';

type State = 'loading' | 'ready' | 'failed';

/** Loads map outlines; ready at once without a map. The second value retries. */
export function useMapOutlines(map: Pick<MapSource, 'load'> | undefined): [State, () => void] {
  const [state, setState] = useState<State>(map ? 'loading' : 'ready');
  const load = useCallback(() => {
    map?.load().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  }, [map]);
  useEffect(load, [load]);
  const retry = () => {
    setState('loading');
    load();
  };
  return [state, retry];
}
