import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { LeafletPage } from '@/components/maps/leaflet/LeafletPage';
import { walkCards } from '../support/gallery';

test('leaflet', async () => {
  // The page has no layout here; a map of no size fits nothing.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
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
      expect(q.getByRole('region', { name: 'Map of asia' })).toHaveTextContent('Natural Earth');
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
      await user.selectOptions(q.getByRole('combobox', { name: 'Country' }), 'Brazil');
      expect(card.querySelectorAll('.map-on')).toHaveLength(1);
    },
    Geolocate: async ({ press, says }) => {
      await press('Find me');
      await says('Found within 25 m');
    },
  });
  expect(screen.getAllByText('Natural Earth, public domain', { exact: false })).toHaveLength(8);
  vi.restoreAllMocks();
});
