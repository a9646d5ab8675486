import { registerMapOutline } from '@/components/kits/chart/engine/echarts-parts';
import { withAlpha } from '@/components/kits/chart/option/shapes';
import { defineChart, listControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { loadCountryOutline } from '@/components/kits/map/outline/country-outline';
import { conicProjection } from '@/components/kits/map/outline/projection';
import { selectTown, countryBaseMap, valueOf, labelAbove, coordinatesOf, type Town } from './base-map';

/** Ice rinks that neighbours flood themselves in winter. */
const towns: readonly Town[] = [
  { name: 'Vancouver', at: [-123.12, 49.28], value: 6 },
  { name: 'Calgary', at: [-114.07, 51.05], value: 74 },
  { name: 'Edmonton', at: [-113.49, 53.55], value: 92 },
  { name: 'Whitehorse', at: [-135.06, 60.72], value: 11 },
  { name: 'Yellowknife', at: [-114.37, 62.45], value: 14 },
  { name: 'Winnipeg', at: [-97.14, 49.9], value: 118 },
  { name: 'Toronto', at: [-79.38, 43.65], value: 63 },
  { name: 'Montreal', at: [-73.57, 45.5], value: 134 },
  { name: 'Halifax', at: [-63.58, 44.65], value: 27 },
  { name: "St. John's", at: [-52.71, 47.56], value: 19 },
  { name: 'Iqaluit', at: [-68.52, 63.75], value: 8 },
];
const figure = valueOf(towns);

export const canada = defineChart({
  title: 'Canada',
  description: 'Outdoor rinks by town: the wider the disc, the more',
  height: 320,
  legend: false,
  control: listControl(
    'Town',
    towns.map(({ name }) => name),
    'Winnipeg',
    (name) => String(figure(name)),
  ),
  map: {
    load: async () => registerMapOutline('Canada', await loadCountryOutline('Canada')),
    focus: coordinatesOf(towns),
  },
  click: selectTown(towns),
  caption: (town) => `${town} floods ${figure(town)} rinks.`,
  table: () => ({ columns: ['Town', 'Rinks'], rows: towns.map(({ name, value }) => [name, value]) }),
  option: (theme, chosen) => ({
    tooltip: { formatter: tooltip((_, { name }) => `${name}: ${figure(name)} rinks`) },
    geo: countryBaseMap(theme, 'Canada', conicProjection(-96, 50, 70), {
      west: -128,
      east: -64,
      north: 76,
      south: 43,
    }),
    visualMap: {
      show: false,
      type: 'continuous',
      dimension: 2,
      min: 0,
      max: 140,
      inRange: { symbolSize: [6, 42] },
    },
    series: [
      {
        type: 'scatter',
        name: 'Rinks',
        coordinateSystem: 'geo',
        data: towns.map(({ name, at, value }) => ({
          name,
          value: [...at, value],
          itemStyle:
            name === chosen
              ? { color: withAlpha(theme.c2, 0.75), borderColor: theme.c2, borderWidth: 2 }
              : { color: withAlpha(theme.c4, 0.55), borderColor: theme.c4, borderWidth: 1 },
          label: labelAbove(theme, name === chosen),
        })),
      },
    ],
  }),
});
