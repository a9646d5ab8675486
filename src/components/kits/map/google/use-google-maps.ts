import { useCallback, useEffect, useState } from 'react';
import { mapText } from '@/messages/ui/map';
import { type GoogleMaps, loadGoogleMaps, canLoadGoogleMaps, KEY_REJECTED_EVENT } from './google-maps';

type State =
  | { name: 'no-key' }
  | { name: 'elsewhere' }
  | { name: 'loading' }
  | { name: 'failed'; reason: string }
  | { name: 'ready'; maps: GoogleMaps };

function start(key: string | null): State {
  if (!key) return { name: 'no-key' };
  return canLoadGoogleMaps() ? { name: 'loading' } : { name: 'elsewhere' };
}

/** Loading state of Google Maps, and a retry function. */
export function useGoogleMaps(key: string | null): [State, () => void] {
  const [state, setState] = useState<State>(() => start(key));
  const load = useCallback(() => {
    if (!key || !canLoadGoogleMaps()) return;
    loadGoogleMaps(key).then(
      (maps) => setState({ name: 'ready', maps }),
      (error: unknown) =>
        setState({
          name: 'failed',
          reason: error instanceof Error ? error.message : mapText.somethingWentWrong,
        }),
    );
  }, [key]);
  useEffect(() => {
    const refused = () => setState({ name: 'failed', reason: mapText.keyRejected });
    window.addEventListener(KEY_REJECTED_EVENT, refused);
    load();
    return () => window.removeEventListener(KEY_REJECTED_EVENT, refused);
  }, [load]);
  const retry = () => {
    setState({ name: 'loading' });
    load();
  };
  return [state, retry];
}
