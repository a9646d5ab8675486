import { registerMapOutline } from '@/components/kits/chart/engine/echarts-parts';
import { defineChart, listControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { loadCountryOutline } from '@/components/kits/map/outline/country-outline';
import { conicProjection } from '@/components/kits/map/outline/projection';
import { selectTown, countryBaseMap, valueOf, labelAbove, coordinatesOf, type Town } from './base-map';

/** Days a year on which the evening market moved indoors. */
const towns: readonly Town[] = [
  { name: 'Srinagar', at: [74.8, 34.09], value: 58 },
  { name: 'Delhi', at: [77.21, 28.61], value: 39 },
  { name: 'Jaipur', at: [75.79, 26.91], value: 34 },
  { name: 'Ahmedabad', at: [72.57, 23.02], value: 36 },
  { name: 'Mumbai', at: [72.88, 19.08], value: 76 },
  { name: 'Goa', at: [73.83, 15.49], value: 101 },
  { name: 'Kochi', at: [76.27, 9.93], value: 134 },
  { name: 'Chennai', at: [80.27, 13.08], value: 59 },
  { name: 'Hyderabad', at: [78.49, 17.39], value: 51 },
  { name: 'Kolkata', at: [88.36, 22.57], value: 84 },
  { name: 'Shillong', at: [91.89, 25.58], value: 122 },
];
const figure = valueOf(towns);

export const india = defineChart({
  title: 'India',
  description: 'Rainy market days a year, in four classes',
  height: 380,
  legend: false,
  control: listControl(
    'Town',
    towns.map(({ name }) => name),
    'Kochi',
    (name) => String(figure(name)),
  ),
  map: {
    load: async () => registerMapOutline('India', await loadCountryOutline('India')),
    focus: coordinatesOf(towns),
  },
  click: selectTown(towns),
  caption: (town) => `${town}: the market moved indoors on ${figure(town)} days.`,
  table: () => ({ columns: ['Town', 'Rainy days'], rows: towns.map(({ name, value }) => [name, value]) }),
  option: (theme, chosen) => ({
    tooltip: { formatter: tooltip((_, { name }) => `${name}: ${figure(name)} days`) },
    geo: countryBaseMap(theme, 'India', conicProjection(82, 12, 30), {
      west: 69,
      east: 96,
      north: 36,
      south: 7.5,
    }),
    visualMap: {
      type: 'piecewise',
      dimension: 2,
      bottom: 4,
      right: 4,
      itemSymbol: 'circle',
      pieces: [
        { gte: 100, label: '100 and more', color: theme.c4 },
        { gte: 70, lt: 100, label: '70 to 99', color: theme.c6 },
        { gte: 45, lt: 70, label: '45 to 69', color: theme.c3 },
        { lt: 45, label: 'below 45', color: theme.c2 },
      ],
    },
    series: [
      {
        type: 'scatter',
        name: 'Rainy days',
        coordinateSystem: 'geo',
        data: towns.map(({ name, at, value }) => ({
          name,
          value: [...at, value],
          symbolSize: name === chosen ? 24 : 14,
          itemStyle: { borderColor: name === chosen ? theme.ink : theme.surface, borderWidth: 2 },
          label: labelAbove(theme, name === chosen),
        })),
      },
    ],
  }),
});
