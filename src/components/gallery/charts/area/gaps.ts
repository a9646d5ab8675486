import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';

const hours = Array.from({ length: 20 }, (_, at) => `${at + 4} h`);
const counted = [12, 18, 35, 71, 96, 88, null, null, 74, 79, 85, 91, null, 103, 118, 109, 84, 52, 31, 14];

export const gaps = defineChart({
  title: 'Gaps',
  description: 'Bicycles counted, with three hours of missing data',
  control: switchControl('Bridge the gaps'),
  option: (theme, bridge) => ({
    tooltip: { trigger: 'axis' },
    xAxis: { type: 'category', boundaryGap: false, data: hours },
    yAxis: { type: 'value' },
    series: [
      {
        type: 'line',
        name: 'Bicycles',
        connectNulls: bridge,
        symbolSize: 6,
        showAllSymbol: true,
        data: counted,
        itemStyle: { color: theme.c6 },
        areaStyle: { opacity: 0.22 },
      },
    ],
  }),
});
