import { registerMapOutline } from '@/components/kits/chart/engine/echarts-parts';
import { defineChart, listControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { equalEarth } from '@/components/kits/map/outline/projection';
import { formatCount } from '@/messages/words';
import { selectTown, valueOf, baseMap, coordinatesOf, type Town } from './base-map';

/** Twin squares, and the letters each of them sent last year. */
const towns: readonly Town[] = [
  { name: 'Lisbon', at: [-9.14, 38.72], value: 412 },
  { name: 'Bergen', at: [5.32, 60.39], value: 268 },
  { name: 'Thessaloniki', at: [22.94, 40.64], value: 231 },
  { name: 'Nairobi', at: [36.82, -1.29], value: 184 },
  { name: 'Cape Town', at: [18.42, -33.92], value: 147 },
  { name: 'Mumbai', at: [72.88, 19.08], value: 305 },
  { name: 'Osaka', at: [135.5, 34.69], value: 276 },
  { name: 'Auckland', at: [174.76, -36.85], value: 96 },
  { name: 'Montreal', at: [-73.57, 45.5], value: 322 },
  { name: 'Lima', at: [-77.04, -12.05], value: 158 },
];
const figure = valueOf(towns);
const noteOf = (name: string): string => formatCount(figure(name));

export const world = defineChart({
  title: 'World',
  description: 'Twin squares, and the letters that leave one of them',
  height: 400,
  wide: true,
  legend: false,
  control: listControl(
    'Letters from',
    towns.map(({ name }) => name),
    'Lisbon',
    noteOf,
  ),
  map: {
    load: async () =>
      registerMapOutline('World', (await import('@/components/kits/map/outline/world-outline')).worldOutline),
    focus: coordinatesOf(towns),
  },
  click: selectTown(towns),
  caption: (from) =>
    `${from} wrote ${noteOf(from)} letters to the ${towns.length - 1} other squares last year.`,
  table: () => ({
    columns: ['Square', 'Letters', 'Degrees east', 'Degrees north'],
    rows: towns.map(({ name, value, at: [east, north] }) => [name, value, east, north]),
  }),
  option: (theme, from) => ({
    tooltip: { formatter: tooltip((_, { name }) => `${name}: ${figure(name)} letters`) },
    geo: baseMap(theme, 'World', equalEarth),
    series: [
      {
        type: 'lines',
        name: 'Letters',
        coordinateSystem: 'geo',
        silent: true,
        lineStyle: { color: theme.c1, width: 1.5, opacity: 0.7, curveness: 0.25 },
        // No trail: echarts does not clear trails when the map moves.
        effect: {
          show: !theme.reducedMotion,
          trailLength: 0,
          symbol: 'circle',
          symbolSize: 5,
          period: 5,
          color: theme.c2,
        },
        data: towns
          .filter(({ name }) => name !== from)
          .map(({ at }) => ({ coords: [[...coordinatesOf(towns)(from)], [...at]] })),
      },
      {
        type: 'effectScatter',
        name: 'Squares',
        coordinateSystem: 'geo',
        showEffectOn: theme.reducedMotion ? 'emphasis' : 'render',
        rippleEffect: { scale: 2.6, brushType: 'stroke' },
        symbolSize: 9,
        label: { color: theme.ink, fontWeight: 600, formatter: '{b}', position: 'top' },
        data: towns.map(({ name, at, value }) => ({
          name,
          value: [...at, value],
          symbolSize: name === from ? 14 : 9,
          label: { show: name === from || !theme.narrow },
          itemStyle: { color: name === from ? theme.c2 : theme.c1 },
        })),
      },
    ],
  }),
});
