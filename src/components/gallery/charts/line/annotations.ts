import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';

const weeks = Array.from({ length: 18 }, (_, at) => `W ${at + 10}`);
const posts = [210, 224, 219, 240, 251, 246, 263, 290, 402, 388, 371, 352, 366, 340, 297, 288, 301, 312];

export const annotations = defineChart({
  title: 'Annotations',
  description: 'Posts a week, with what happened',
  control: switchControl('Notes', true),
  option: (theme, notes) => ({
    tooltip: { trigger: 'axis' },
    grid: { top: 26 },
    xAxis: { type: 'category', boundaryGap: false, data: weeks },
    yAxis: { type: 'value', scale: true, min: 150, max: 500 },
    series: [
      {
        type: 'line',
        name: 'Posts',
        showSymbol: false,
        data: posts,
        markArea: {
          silent: true,
          itemStyle: { color: theme.spark, opacity: 0.16 },
          label: { color: theme.ink2, fontWeight: 600 },
          data: notes ? [[{ name: 'Street festival', xAxis: 'W 17' }, { xAxis: 'W 22' }]] : [],
        },
        markLine: {
          symbol: 'none',
          lineStyle: { color: theme.lineStrong, type: [4, 4] },
          label: {
            position: 'insideStartTop',
            formatter: ({ value }) => `Mean ${Math.round(Number(value))}`,
            color: theme.ink2,
          },
          data: notes ? [{ type: 'average' }] : [],
        },
        markPoint: {
          symbol: 'circle',
          symbolSize: 12,
          itemStyle: { color: theme.c2, borderColor: theme.surface, borderWidth: 2 },
          label: { position: 'top', distance: 6, color: theme.ink, fontWeight: 700, formatter: '{b}' },
          data: notes
            ? [
                { name: 'Opening night', coord: ['W 18', 402] },
                { name: 'Rain', coord: ['W 25', 288], label: { position: 'bottom' } },
              ]
            : [],
        },
      },
    ],
  }),
});
