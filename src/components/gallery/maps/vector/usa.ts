import { registerMapOutline } from '@/components/kits/chart/engine/echarts-parts';
import { mixColours } from '@/components/kits/chart/option/shapes';
import { defineChart, listControl } from '@/components/kits/chart/chart-spec';
import { identityProjection } from '@/components/kits/map/outline/projection';
import { formatCount } from '@/messages/words';
import { baseMap } from './base-map';

/** Members who shared their state. */
const members: Readonly<Record<string, number>> = {
  Alabama: 118,
  Alaska: 64,
  Arizona: 241,
  Arkansas: 87,
  California: 964,
  Colorado: 402,
  Connecticut: 156,
  Delaware: 41,
  'District of Columbia': 133,
  Florida: 588,
  Georgia: 310,
  Hawaii: 92,
  Idaho: 78,
  Illinois: 476,
  Indiana: 198,
  Iowa: 121,
  Kansas: 96,
  Kentucky: 134,
  Louisiana: 127,
  Maine: 143,
  Maryland: 222,
  Massachusetts: 391,
  Michigan: 344,
  Minnesota: 368,
  Mississippi: 59,
  Missouri: 207,
  Montana: 88,
  Nebraska: 83,
  Nevada: 109,
  'New Hampshire': 74,
  'New Jersey': 318,
  'New Mexico': 116,
  'New York': 812,
  'North Carolina': 335,
  'North Dakota': 32,
  Ohio: 361,
  Oklahoma: 101,
  Oregon: 379,
  Pennsylvania: 433,
  'Rhode Island': 68,
  'South Carolina': 149,
  'South Dakota': 38,
  Tennessee: 217,
  Texas: 701,
  Utah: 164,
  Vermont: 129,
  Virginia: 288,
  Washington: 517,
  'West Virginia': 55,
  Wisconsin: 259,
  Wyoming: 29,
};
const states = Object.keys(members);
const noteOf = (state: string): string => formatCount(members[state] ?? 0);
const total = Object.values(members).reduce((sum, value) => sum + value, 0);

export const usa = defineChart({
  title: 'United States',
  description: 'Members by state: the darker, the more',
  height: 400,
  wide: true,
  legend: false,
  control: listControl('State', states, 'Colorado', noteOf),
  map: {
    load: async () =>
      registerMapOutline('USA', (await import('@/components/kits/map/outline/usa-outline')).usaOutline),
  },
  click: (name, before) => (name in members ? name : before),
  caption: (state) =>
    `${state}: ${noteOf(state)} members, ${(((members[state] ?? 0) / total) * 100).toFixed(1)}% of all in the country.`,
  table: () => ({ columns: ['State', 'Members'], rows: Object.entries(members) }),
  option: (theme, chosen) => ({
    tooltip: {},
    geo: {
      ...baseMap(theme, 'USA', identityProjection),
      tooltip: { show: true, formatter: ({ name }) => `${name}: ${noteOf(name)} members` },
      bottom: 34,
      itemStyle: { areaColor: theme.sunken, borderColor: theme.surface, borderWidth: 1 },
      emphasis: { label: { show: false }, itemStyle: { areaColor: theme.c2 } },
      regions: [{ name: chosen, itemStyle: { borderColor: theme.ink, borderWidth: 1.5 } }],
    },
    visualMap: {
      type: 'continuous',
      min: 0,
      max: 1000,
      orient: 'horizontal',
      left: 'center',
      bottom: 0,
      itemWidth: 12,
      itemHeight: theme.narrow ? 120 : 200,
      text: ['1,000 members', '0'],
      inRange: { color: [mixColours(theme.surface, theme.c1, 0.12), theme.c1] },
    },
    series: [
      {
        type: 'map',
        name: 'Members',
        geoIndex: 0,
        selectedMode: false,
        data: Object.entries(members).map(([name, value]) =>
          name === chosen
            ? { name, value, visualMap: false, itemStyle: { color: theme.spark } }
            : { name, value },
        ),
      },
    ],
  }),
});
