// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';

vi.mock('@/lib/config/env', () => ({
  env: { tiles: { url: 'https://tile.example/{z}/{x}/{y}.png', attribution: 'Tile makers' } },
}));

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(300);
});

test('requests tiles by URL; shows a notice until they load', async () => {
  render(<LeafletMap label="Towns" />);
  const map = screen.getByRole('region', { name: 'Towns' });
  expect(map).toHaveTextContent('Tile makers');
  await waitFor(() => expect(map).toHaveTextContent('Natural Earth, public domain'));
  const [tile] = map.querySelectorAll('img');
  expect(tile?.src).toMatch(/^https:\/\/tile\.example\/3\/\d+\/\d+\.png$/);
  expect(screen.queryByRole('status')).toBeNull();
  tile?.dispatchEvent(new Event('error'));
  expect(await screen.findByRole('status')).toHaveTextContent('built-in outlines');
  map.querySelectorAll('img')[1]?.dispatchEvent(new Event('load'));
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull());
});
