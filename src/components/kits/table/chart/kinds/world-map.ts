import type { ChartOption } from '@/components/kits/chart/option/chart-option';
import { registerMapOutline } from '@/components/kits/chart/engine/echarts-parts';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import type { ChartTheme } from '@/components/kits/chart/chart-theme';
import { equalEarth } from '@/components/kits/map/outline/projection';
import type { ChartData } from '@/components/kits/table/chart/chart-data';

export const worldMapSource = {
  load: async () =>
    registerMapOutline('World', (await import('@/components/kits/map/outline/world-outline')).worldOutline),
};

/** Countries as dark as their value. */
export function worldMap(theme: ChartTheme, { groups, series, measure, format }: ChartData): ChartOption {
  const values = series[0]?.values ?? [];
  return {
    tooltip: {
      formatter: tooltip(([value], { name }) => (Number.isNaN(value) ? name : `${name}: ${format(value)}`)),
    },
    visualMap: {
      show: false,
      min: 0,
      max: Math.max(1, ...values.map((value) => value ?? 0)),
      inRange: { color: [theme.hover, theme.c1] },
    },
    series: [
      {
        type: 'map',
        name: measure,
        map: 'World',
        projection: equalEarth,
        roam: theme.narrow ? false : 'move',
        label: { show: false },
        emphasis: { label: { show: false }, itemStyle: { areaColor: theme.c3 } },
        select: { disabled: true },
        itemStyle: { areaColor: theme.hover, borderColor: theme.lineStrong, borderWidth: 0.6 },
        data: groups.map(({ name }, at) => ({ name, value: values[at] ?? 0 })),
      },
    ],
  };
}
