import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { GooglePage } from '@/components/gallery/maps/google/GooglePage';
import { LeafletPage } from '@/components/gallery/maps/leaflet/LeafletPage';
import { renderApp } from '../../support/pages/render-app';
import { walkCards } from '../../support/pages/walk-cards';

beforeEach(() => {
  // happy-dom has no layout; a map without a size fits nothing.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

test('leaflet', async () => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (at: object) => void) =>
        found({ coords: { latitude: 46, longitude: 14.5, accuracy: 25 } }),
    },
  });
  await walkCards(LeafletPage, {
    Basic: async ({ pick, press, q, says }) => {
      await pick('Asia');
      const map = q.getByRole('region', { name: 'Map of asia' });
      await waitFor(() => expect(map).toHaveTextContent('Natural Earth'));
      await press('Zoom in');
      await says('Zoom 4 of 7');
    },
    'Markers and popups': async ({ user, says, q }) => {
      await user.click(q.getByRole('button', { name: 'Ghent', pressed: false }));
      await says('Flower market on Sundays');
      expect(q.getAllByRole('button', { name: 'Bergen' })).toHaveLength(2);
    },
    'Vector shapes': async ({ pick, has, hasNot }) => {
      await has('.map-shape');
      await pick('Line');
      await has('.map-line');
      await hasNot('.map-shape');
    },
    Tooltips: async ({ flip, has, hasNot }) => {
      await has('.leaflet-tooltip');
      await flip('Always shown');
      await hasNot('.leaflet-tooltip');
    },
    'Layers control': async ({ q, user, says }) => {
      await user.click(q.getByRole('checkbox', { name: 'Night trains' }));
      await says('1 layer shown');
    },
    'Bounds and fit': async ({ pick, has, q }) => {
      await pick('Nordics');
      expect(q.getByRole('region', { name: 'Map fitted to nordics' })).toBeVisible();
      await has('.map-line');
    },
    GeoJSON: async ({ q, user, card }) => {
      await q.findByRole('option', { name: 'Brazil' });
      await user.selectOptions(q.getByRole('combobox', { name: 'Country' }), 'Brazil');
      expect(card.querySelectorAll('.map-selected')).toHaveLength(1);
    },
    Geolocate: async ({ press, says }) => {
      await press('Find me');
      await says('Found within 25 m');
    },
  });
  expect(screen.getAllByText('Natural Earth, public domain', { exact: false })).toHaveLength(8);
});

test('google without a key explains the setup and shows Plaza’s own map', async () => {
  await walkCards(GooglePage, {
    Basic: async ({ pick, q, says }) => {
      await pick('Bergen');
      const map = q.getByRole('region', { name: 'Map of Bergen' });
      await waitFor(() => expect(map).toHaveTextContent('Natural Earth'));
      await says('Bergen: 60.39° north');
    },
    'Markers and info window': async ({ says, user, q }) => {
      await says('Sent the tram bell in 1987');
      await user.click(q.getByRole('button', { name: 'Ljubljana', pressed: false }));
      await says('Planned the new benches');
    },
    Types: async ({ pick, has, hasNot }) => {
      await pick('Hybrid');
      await has('.map-hybrid .leaflet-tooltip');
      await pick('Terrain');
      await has('.map-net');
      await hasNot('.leaflet-tooltip');
    },
    'Street view': async ({ slide, card, q }) => {
      const before = card.querySelector('.map-shape')?.getAttribute('d');
      slide('Look to', 180);
      expect(card.querySelector('.map-shape')?.getAttribute('d')).not.toBe(before);
      expect(q.getByRole('link', { name: /^Look around in Lisbon/ })).toHaveAttribute(
        'href',
        expect.stringContaining('heading=180'),
      );
    },
    'Dark and light style': async ({ pick, has, hasNot }) => {
      await pick('Light');
      await has('[data-bs-theme="light"] .map');
      await hasNot('[data-bs-theme="dark"]');
    },
  });
  expect(screen.getByText('VITE_GOOGLE_MAPS_KEY')).toBeVisible();
});

test('google shows the place of an event that was opened there', async () => {
  await renderApp('/maps/google?pin=59.91,10.75');
  const place = await screen.findByRole('region', { name: /^Place of the event/ });
  expect(place).toHaveTextContent('59.91, 10.75');
  expect(within(place).getByRole('region', { name: 'Pin on the map' })).toBeVisible();
  await waitFor(() => expect(place).toHaveTextContent('Natural Earth'));
});
