import { registerMapOutline } from '@/components/kits/chart/engine/echarts-parts';
import { defineChart, listControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { loadCountryOutline } from '@/components/kits/map/outline/country-outline';
import { conicProjection } from '@/components/kits/map/outline/projection';
import { selectTown, countryBaseMap, valueOf, coordinatesOf, type Town } from './base-map';

/** Books sold at the Friday stalls in hundreds, and how many of them were poetry. */
const towns: readonly (Town & { poems: number })[] = [
  { name: 'Mosul', at: [43.13, 36.34], value: 46, poems: 14 },
  { name: 'Erbil', at: [44.01, 36.19], value: 38, poems: 17 },
  { name: 'Kirkuk', at: [44.39, 35.47], value: 21, poems: 6 },
  { name: 'Ramadi', at: [43.3, 33.42], value: 12, poems: 3 },
  { name: 'Baghdad', at: [44.37, 33.31], value: 124, poems: 51 },
  { name: 'Najaf', at: [44.34, 32], value: 42, poems: 22 },
  { name: 'Nasiriyah', at: [46.26, 31.04], value: 17, poems: 8 },
  { name: 'Basra', at: [47.78, 30.51], value: 53, poems: 24 },
];
const figure = valueOf(towns);

export const iraq = defineChart({
  title: 'Iraq',
  description: 'Books of the Friday stalls: how many hundreds, and what share were poems',
  height: 380,
  control: listControl(
    'Town',
    towns.map(({ name }) => name),
    'Baghdad',
    (name) => String(figure(name)),
  ),
  legend: (theme) => [
    { name: 'Poems', colour: theme.c5 },
    { name: 'Prose', colour: theme.c3 },
  ],
  map: {
    load: async () => registerMapOutline('Iraq', await loadCountryOutline('Iraq')),
    focus: coordinatesOf(towns),
  },
  click: (name, before) => selectTown(towns)(name.split(': ')[0] ?? '', before),
  caption: (name) => {
    const town = towns.find((one) => one.name === name);
    return town ? `${name}: ${town.value} hundred books, ${town.poems} of them poems.` : '';
  },
  table: () => ({
    columns: ['Town', 'Poems, hundreds', 'Prose, hundreds'],
    rows: towns.map(({ name, value, poems }) => [name, poems, value - poems]),
  }),
  option: (theme, chosen) => ({
    tooltip: {
      formatter: tooltip(
        ([count], { name, percent }) => `${name}\n${count} hundred, ${Math.round(percent)}%`,
      ),
    },
    geo: countryBaseMap(theme, 'Iraq', conicProjection(44, 30, 37), {
      west: 39,
      east: 48.6,
      north: 37.4,
      south: 29.1,
    }),
    series: towns.map(({ name, at, value, poems }) => ({
      type: 'pie',
      name,
      coordinateSystem: 'geo',
      center: [...at],
      radius: [0, 8 + Math.sqrt(value) * 1.8 + (name === chosen ? 8 : 0)],
      itemStyle: { borderColor: theme.surface, borderWidth: 1.5, borderRadius: 0 },
      label: { show: name === chosen, formatter: '{d}%', color: theme.ink, fontWeight: 700 },
      labelLine: { show: name === chosen, length: 6, length2: 4 },
      data: [
        { name: `${name}: poems`, value: poems, itemStyle: { color: theme.c5 } },
        { name: `${name}: prose`, value: value - poems, itemStyle: { color: theme.c3 } },
      ],
    })),
  }),
});
