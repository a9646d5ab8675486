import { registerMapOutline } from '@/components/kits/chart/engine/echarts-parts';
import { defineChart, listControl } from '@/components/kits/chart/chart-spec';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { loadCountryOutline } from '@/components/kits/map/outline/country-outline';
import { conicProjection } from '@/components/kits/map/outline/projection';
import { formatCount } from '@/messages/words';
import { selectTown, countryBaseMap, valueOf, labelAbove, coordinatesOf, type Town } from './base-map';

/** Railway stops, in kilometres from the first. */
const stops: readonly Town[] = [
  { name: 'Moscow', at: [37.62, 55.75], value: 0 },
  { name: 'Nizhny Novgorod', at: [44, 56.33], value: 442 },
  { name: 'Perm', at: [56.25, 58.01], value: 1436 },
  { name: 'Yekaterinburg', at: [60.6, 56.84], value: 1816 },
  { name: 'Omsk', at: [73.37, 54.99], value: 2716 },
  { name: 'Novosibirsk', at: [82.93, 55.03], value: 3335 },
  { name: 'Krasnoyarsk', at: [92.87, 56.01], value: 4098 },
  { name: 'Irkutsk', at: [104.28, 52.29], value: 5185 },
  { name: 'Chita', at: [113.5, 52.03], value: 6199 },
  { name: 'Khabarovsk', at: [135.08, 48.48], value: 8521 },
  { name: 'Vladivostok', at: [131.89, 43.12], value: 9288 },
];
const kilometres = valueOf(stops);
const noteOf = (name: string): string => `${formatCount(kilometres(name))} km`;

export const russia = defineChart({
  title: 'Russia',
  description: 'The long railway, as far as the chosen stop',
  height: 400,
  wide: true,
  legend: false,
  control: listControl(
    'Travel to',
    stops.map(({ name }) => name),
    'Irkutsk',
    noteOf,
  ),
  map: {
    load: async () => registerMapOutline('Russia', await loadCountryOutline('Russia')),
    focus: coordinatesOf(stops),
  },
  click: selectTown(stops),
  caption: (stop) => `${stop} lies ${noteOf(stop)} from ${stops[0]?.name ?? ''} by rail.`,
  table: () => ({
    columns: ['Stop', 'Kilometres'],
    rows: stops.map(({ name, value }) => [name, value]),
  }),
  option: (theme, chosen) => {
    const line = (part: readonly Town[]) => [{ coords: part.map(({ at }) => [...at]) }];
    const at = stops.findIndex(({ name }) => name === chosen);
    return {
      tooltip: { formatter: tooltip((_, { name }) => `${name}: ${kilometres(name)} km`) },
      geo: countryBaseMap(theme, 'Russia', conicProjection(105, 50, 70), {
        west: 38,
        east: 152,
        north: 81,
        south: 45,
      }),
      series: [
        {
          type: 'lines',
          name: 'Ahead',
          coordinateSystem: 'geo',
          polyline: true,
          silent: true,
          lineStyle: { color: theme.ink3, width: 2, type: 'dashed', opacity: 1 },
          data: at < stops.length - 1 ? line(stops.slice(at)) : [],
        },
        {
          type: 'lines',
          name: 'Travelled',
          coordinateSystem: 'geo',
          polyline: true,
          silent: true,
          lineStyle: { color: theme.c2, width: 3, opacity: 1 },
          effect: {
            show: !theme.reducedMotion,
            trailLength: 0,
            symbol: 'roundRect',
            symbolSize: [14, 7],
            period: 6,
            color: theme.c4,
          },
          data: at > 0 ? line(stops.slice(0, at + 1)) : [],
        },
        {
          type: 'scatter',
          name: 'Stops',
          coordinateSystem: 'geo',
          symbolSize: 9,
          itemStyle: { borderColor: theme.surface, borderWidth: 1.5 },
          data: stops.map(({ name, at: place, value }, index) => ({
            name,
            value: [...place, value],
            symbolSize: index === at ? 15 : 9,
            itemStyle: { color: index <= at ? theme.c2 : theme.ink3 },
            label: labelAbove(theme, index === at),
          })),
        },
      ],
    };
  },
});
