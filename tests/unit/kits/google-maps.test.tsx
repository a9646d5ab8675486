// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { GoogleMapView } from '@/components/kits/map/google/GoogleMapView';

vi.mock('@/lib/config/env', () => ({ env: { googleMapsKey: 'made up & odd' } }));

/** The scripts that were asked for; nothing is fetched. */
let asked: HTMLScriptElement[] = [];
beforeEach(() => {
  asked = [];
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    asked.push(script as HTMLScriptElement);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const view = () =>
  render(
    <GoogleMapView label="Google's Lisbon" options={{ zoom: 12 }}>
      <p>our own map</p>
    </GoogleMapView>,
  );

test("shows a failure above Plaza's own map, and Retry loads Google's", async () => {
  view();
  expect(screen.getByRole('status')).toHaveTextContent('Loading Google Maps.');
  const address = new URL(asked[0]?.src ?? '');
  expect(address.origin + address.pathname).toBe('https://maps.googleapis.com/maps/api/js');
  expect(address.searchParams.get('key')).toBe('made up & odd');
  asked[0]?.dispatchEvent(new Event('error'));
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByText('our own map')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(asked).toHaveLength(2);
  const Map = vi.fn<(box: HTMLElement, options: object) => void>();
  vi.stubGlobal('google', { maps: { Map } });
  (window as { plazaGoogleMaps?: () => void }).plazaGoogleMaps?.();
  const box = await screen.findByRole('region', { name: "Google's Lisbon" });
  await waitFor(() => expect(Map).toHaveBeenCalledWith(box, { gestureHandling: 'cooperative', zoom: 12 }));
  expect(screen.queryByText('our own map')).toBeNull();

  // The key is judged only after the script has come.
  (window as { gm_authFailure?: () => void }).gm_authFailure?.();
  expect(await screen.findByRole('alert')).toHaveTextContent('rejected this site’s API key');
  expect(screen.getByText('our own map')).toBeVisible();
});

test("asks for a page reload when another page's policy forbids Google Maps", async () => {
  const strict = { name: 'https://plaza.example/webapp/dashboard' } as PerformanceEntry;
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([strict]);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  view();
  expect(asked).toEqual([]);
  expect(screen.getByText('our own map')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Reload the page' }));
  expect(reload).toHaveBeenCalledOnce();
});

test('Trusted Types allow exactly that script', async () => {
  interface Rules {
    createScriptURL: (url: string) => string | null;
  }
  const rules: Rules[] = [];
  vi.stubGlobal('trustedTypes', { createPolicy: (_: string, own: Rules) => rules.push(own) });
  vi.resetModules();
  await import('@/lib/browser/trusted-types');
  const { loadGoogleMaps, scriptUrl: scriptAddress } =
    await import('@/components/kits/map/google/google-maps');
  const [policy] = rules;
  expect(policy?.createScriptURL(scriptAddress('k'))).toBeNull();
  void loadGoogleMaps('k');
  expect(policy?.createScriptURL(scriptAddress('k'))).toBe(scriptAddress('k'));
  expect(policy?.createScriptURL('https://maps.googleapis.com.example/maps/api/js?key=k')).toBeNull();
  expect(policy?.createScriptURL('https://elsewhere.example/a.js')).toBeNull();
  expect(policy?.createScriptURL('/webapp/sw.js')).toBe('/webapp/sw.js');
});
