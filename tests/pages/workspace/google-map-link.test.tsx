import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { GoogleMapLink } from '@/components/workspace/calendar/event/GoogleMapLink';
import type * as config from '@/lib/config/env';
import { renderRoute } from '../../support/dom/render-route';

const key = vi.hoisted((): { value: string | null } => ({ value: null }));
vi.mock('@/lib/config/env', async (original) => {
  const { env } = await original<typeof config>();
  return {
    env: {
      ...env,
      get googleMapsKey() {
        return key.value;
      },
    },
  };
});

const show = () =>
  renderRoute(
    () => (
      <main>
        <GoogleMapLink pin={{ lat: 59.91, lng: 10.75 }} />
      </main>
    ),
    { title: 'Event' },
  );

test("opens the pin in the document that may load Google's map", async () => {
  key.value = 'made-up';
  show();
  const link = await screen.findByRole('link', { name: 'Show on Google Maps' });
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://plaza.example');
  expect([pathname, searchParams.get('pin')]).toEqual(['/maps/google', '59.91, 10.75']);
  expect(link).toHaveAttribute('target', '_blank');
});

test('offers no link without a key', async () => {
  key.value = null;
  show();
  expect(await screen.findByRole('main')).toBeEmptyDOMElement();
});
