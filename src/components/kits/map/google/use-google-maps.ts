import { useCallback, useEffect, useState } from 'react';
import { type GoogleMaps, loadGoogleMaps, mayLoadGoogle, REFUSED } from './google-maps';

type State =
  | { name: 'no-key' }
  | { name: 'elsewhere' }
  | { name: 'loading' }
  | { name: 'failed'; reason: string }
  | { name: 'ready'; maps: GoogleMaps };

function start(key: string | null): State {
  if (!key) return { name: 'no-key' };
  return mayLoadGoogle() ? { name: 'loading' } : { name: 'elsewhere' };
}

/** Where Google's maps stand for this key, and how to try again. */
export function useGoogleMaps(key: string | null): [State, () => void] {
  const [state, setState] = useState<State>(() => start(key));
  const load = useCallback(() => {
    if (!key || !mayLoadGoogle()) return;
    loadGoogleMaps(key).then(
      (maps) => setState({ name: 'ready', maps }),
      (error: unknown) =>
        setState({
          name: 'failed',
          reason: error instanceof Error ? error.message : 'Something went wrong.',
        }),
    );
  }, [key]);
  useEffect(() => {
    const refused = () =>
      setState({ name: 'failed', reason: 'Google does not accept the key of this site.' });
    window.addEventListener(REFUSED, refused);
    load();
    return () => window.removeEventListener(REFUSED, refused);
  }, [load]);
  const retry = () => {
    setState({ name: 'loading' });
    load();
  };
  return [state, retry];
}
