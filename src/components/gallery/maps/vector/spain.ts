import { registerMapOutline } from '@/components/kits/chart/engine/echarts-parts';
import { archSymbol } from '@/components/kits/chart/option/shapes';
import { defineChart, listControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { loadCountryOutline } from '@/components/kits/map/outline/country-outline';
import { conicProjection } from '@/components/kits/map/outline/projection';
import { selectTown, countryBaseMap, valueOf, coordinatesOf, type Town } from './base-map';

/** Main squares and the length of their arcades in metres. */
const towns: readonly Town[] = [
  { name: 'Salamanca', at: [-5.66, 40.97], value: 322 },
  { name: 'Madrid', at: [-3.7, 40.42], value: 446 },
  { name: 'Valladolid', at: [-4.72, 41.65], value: 284 },
  { name: 'Santiago', at: [-8.54, 42.88], value: 130 },
  { name: 'Bilbao', at: [-2.93, 43.26], value: 212 },
  { name: 'Zaragoza', at: [-0.88, 41.65], value: 96 },
  { name: 'Barcelona', at: [2.17, 41.39], value: 238 },
  { name: 'Valencia', at: [-0.38, 39.47], value: 74 },
  { name: 'Cordoba', at: [-4.78, 37.89], value: 164 },
  { name: 'Almagro', at: [-3.71, 38.89], value: 210 },
  { name: 'Palma', at: [2.65, 39.57], value: 118 },
];
const figure = valueOf(towns);
const noteOf = (name: string): string => `${figure(name)} m`;

export const spain = defineChart({
  title: 'Spain',
  description: 'Arcades of the main squares, each town with its name',
  height: 320,
  legend: false,
  control: listControl(
    'Town',
    towns.map(({ name }) => name),
    'Salamanca',
    noteOf,
  ),
  map: {
    load: async () => registerMapOutline('Spain', await loadCountryOutline('Spain')),
    focus: coordinatesOf(towns),
  },
  click: selectTown(towns),
  caption: (town) => `In ${town} one walks ${noteOf(town)} under arches.`,
  table: () => ({
    columns: ['Town', 'Arcades, metres'],
    rows: towns.map(({ name, value }) => [name, value]),
  }),
  option: (theme, chosen) => ({
    tooltip: {
      formatter: tooltip((_, { name }) => `${name}: ${figure(name)} m of arcades`),
    },
    geo: countryBaseMap(theme, 'Spain', conicProjection(-3, 37, 43), {
      west: -9.6,
      east: 4.4,
      north: 44,
      south: 36,
    }),
    series: [
      {
        type: 'scatter',
        name: 'Squares',
        coordinateSystem: 'geo',
        symbol: archSymbol,
        symbolSize: 13,
        label: {
          show: true,
          formatter: '{b}',
          position: theme.narrow ? 'top' : theme.end,
          distance: 5,
          color: theme.ink2,
          fontSize: 12,
          fontWeight: 600,
          textBorderColor: theme.press,
          textBorderWidth: 2,
        },
        labelLayout: { moveOverlap: 'shiftY', hideOverlap: theme.narrow },
        data: towns.map(({ name, at, value }) => ({
          name,
          value: [...at, value],
          symbolSize: name === chosen ? 22 : 13,
          itemStyle: { color: name === chosen ? theme.c2 : theme.c1 },
        })),
      },
    ],
  }),
});
