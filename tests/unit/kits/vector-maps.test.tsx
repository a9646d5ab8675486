// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChartPage } from '@/components/gallery/charts/page/ChartPage';
import { defineChart, listControl } from '@/components/kits/chart/chart-spec';
import { conicProjection, equalEarth } from '@/components/kits/map/outline/projection';
import { loadCountryOutline, type CountryName } from '@/components/kits/map/outline/country-outline';
import { usaOutline } from '@/components/kits/map/outline/usa-outline';
import { worldOutline } from '@/components/kits/map/outline/world-outline';
import { cards } from '@/components/gallery/maps/vector/cards';
import { renderRoute } from '../../support/dom/render-route';

// A canvas needs a browser; charts.test.ts checks the drawing.
vi.mock('echarts-for-react/esm/core', () => ({ default: () => <div role="img" aria-label="The map" /> }));
Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([]) }, configurable: true });

test.each([
  ['equal earth', equalEarth],
  ['conic', conicProjection(105, 50, 70)],
] as const)('%s: unproject inverts project', (_, { project, unproject }) => {
  for (const place of [
    [105, 60],
    [44, 42],
    [170, 66],
    [10, 75],
  ]) {
    const [east, north] = unproject(project(place));
    expect(east).toBeCloseTo(place[0] ?? 0, 6);
    expect(north).toBeCloseTo(place[1] ?? 0, 6);
  }
});

test('projections match published values', () => {
  // Half the width of Equal Earth, and its height above the equator, on a globe of radius 1.
  expect(equalEarth.project([180, 0])[0]).toBeCloseTo(2.7066, 4);
  expect(equalEarth.project([0, 90])[1]).toBeCloseTo(-1.31736, 5);
  // Snyder's example of Albers' cone: 35 north, 75 west, parallels 29.5 and 45.5, middle 96 west.
  const { project } = conicProjection(-96, 29.5, 45.5);
  const [, from = 0] = project([-96, 23]);
  const [x, y = 0] = project([-75, 35]);
  expect(x).toBeCloseTo(0.295272, 6);
  expect(from - y).toBeCloseTo(0.2416774, 6);
});

test('a conic projection crosses the date line', () => {
  const { project } = conicProjection(105, 50, 70);
  expect(project([190, 66])).toEqual(project([-170, 66]));
});

test.each<CountryName>(['Canada', 'India', 'Iraq', 'Russia', 'Spain'])(
  '%s with its neighbours',
  async (name) => {
    const { features } = await loadCountryOutline(name);
    expect(features.length).toBeGreaterThan(3);
    const own = features.find(({ properties }) => properties.name === name);
    const areas = own?.geometry.type === 'MultiPolygon' ? own.geometry.coordinates : [];
    const rings = own?.geometry.type === 'Polygon' ? own.geometry.coordinates : areas.flat();
    expect(rings.length).toBeGreaterThan(0);
    for (const ring of rings) {
      for (const [index, [east = 0]] of ring.entries()) {
        expect(Math.abs(east - (ring[index - 1]?.[0] ?? east))).toBeLessThan(90);
      }
    }
  },
);

test('every listed town and state is on its map', () => {
  const states = usaOutline.features.map(({ properties }) => properties.name);
  const [, american] = cards;
  const control = american?.spec.control;
  expect(new Set(control?.kind === 'list' ? control.options : [])).toEqual(new Set(states));
  expect(worldOutline.features.length).toBeGreaterThan(170);
});

const load = vi.fn<() => Promise<void>>();
const isle = defineChart({
  title: 'Isle',
  description: 'Two bays',
  control: listControl('Bay', ['North', 'South'], 'North', (bay) => `${bay.length} boats`),
  map: { load },
  caption: (bay) => `${bay} is chosen`,
  option: () => ({ series: [] }),
});

test('retries outlines that did not load; the arrow keys move through the list', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce();
  renderRoute(() => <ChartPage lead="For the test" cards={[{ spec: isle, code: 'source' }]} />, {
    title: 'Some maps',
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be loaded');
  expect(screen.getByRole('button', { name: 'PNG of Isle' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'The map' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'North 5 boats' }));
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('radio', { name: 'South 5 boats' })).toBeChecked();
  expect(screen.getByText('South is chosen')).toBeVisible();
});
