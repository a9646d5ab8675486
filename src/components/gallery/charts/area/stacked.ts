import { defineChart } from '@/components/kits/chart/chart-spec';

const years = ['2018', '2019', '2020', '2021', '2022', '2023', '2024', '2025'];

export const stacked = defineChart({
  title: 'Stacked',
  description: 'Members by how they joined, thousands',
  option: (theme) => {
    const layer = { type: 'line' as const, stack: 'members', showSymbol: false };
    const edge = { width: 1.5, color: theme.surface };
    return {
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'category', boundaryGap: false, data: years },
      yAxis: { type: 'value' },
      series: [
        {
          ...layer,
          name: 'Invited',
          data: [4, 6, 9, 13, 17, 22, 26, 31],
          lineStyle: edge,
          itemStyle: { color: theme.c1 },
          areaStyle: { color: theme.c1, opacity: 1 },
        },
        {
          ...layer,
          name: 'Found by search',
          data: [2, 4, 5, 9, 12, 14, 19, 23],
          lineStyle: edge,
          itemStyle: { color: theme.c3 },
          areaStyle: { color: theme.c3, opacity: 1 },
        },
        {
          ...layer,
          name: 'At the market',
          data: [1, 2, 1, 2, 5, 8, 9, 12],
          lineStyle: edge,
          itemStyle: { color: theme.c4 },
          areaStyle: { color: theme.c4, opacity: 1 },
        },
      ],
    };
  },
});
