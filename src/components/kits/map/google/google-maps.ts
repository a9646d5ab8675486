import { allowScriptUrl } from '@/lib/browser/trusted-types';
import { mapText } from '@/messages/ui/map';

export type GoogleMaps = typeof google.maps;

const SCRIPT_BASE_URL = 'https://maps.googleapis.com/maps/api/js?';
const LOAD_TIMEOUT_MS = 15_000;
/** Window event for a rejected API key, which Google reports only after loading. */
export const KEY_REJECTED_EVENT = 'plaza:google-maps-refused';

interface GoogleWindow {
  google?: { maps?: GoogleMaps };
  plazaGoogleMaps?: () => void;
  gm_authFailure?: () => void;
}

/** URL of the Google Maps script; calls `plazaGoogleMaps` when ready. */
export const scriptUrl = (key: string): string =>
  SCRIPT_BASE_URL +
  new URLSearchParams({ key, v: 'weekly', loading: 'async', callback: 'plazaGoogleMaps' }).toString();

function loadScript(key: string): Promise<GoogleMaps> {
  const own = window as Window & GoogleWindow;
  allowScriptUrl((address) => address.startsWith(SCRIPT_BASE_URL));
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (reason: string) => {
      script.remove();
      reject(new Error(reason));
    };
    const late = setTimeout(() => fail(mapText.noAnswer), LOAD_TIMEOUT_MS);
    script.addEventListener('error', () => {
      clearTimeout(late);
      fail(mapText.scriptLoadFailed);
    });
    own.gm_authFailure = () => window.dispatchEvent(new Event(KEY_REJECTED_EVENT));
    own.plazaGoogleMaps = () => {
      clearTimeout(late);
      if (own.google?.maps) resolve(own.google.maps);
      else fail(mapText.libraryMissing);
    };
    script.src = scriptUrl(key);
    document.head.append(script);
  });
}

/**
 * Whether this document was loaded at /maps/google: only that document's CSP allows Google Maps. After
 * client-side navigation from another page a reload is needed.
 */
export function canLoadGoogleMaps(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name).pathname.endsWith('/maps/google');
}

let loading: Promise<GoogleMaps> | null = null;

/** Loads Google Maps once; a failed load is retried by the next call. */
export function loadGoogleMaps(key: string): Promise<GoogleMaps> {
  loading ??= loadScript(key).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}
