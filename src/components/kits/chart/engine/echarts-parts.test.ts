import { getMap } from 'echarts/core';
import { expect, test } from 'vitest';
import { registerMapOutline } from './echarts-parts';

test('keeps an outline that arrives before the part that draws maps', async () => {
  const square = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ];
  const isle = {
    type: 'Feature',
    properties: { name: 'Isle' },
    geometry: { type: 'Polygon', coordinates: [square] },
  };
  await registerMapOutline('Isles', { type: 'FeatureCollection', features: [isle] });
  expect(getMap('Isles')?.geoJSON).toMatchObject({ features: [{ properties: { name: 'Isle' } }] });
});
