import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export const labels = defineChart({
  title: 'Labels',
  description: 'Warmest and coldest hour of the week',
  control: choiceControl('Figures on', ['Both lines', 'The upper line', 'Neither']),
  option: (theme, on) => {
    const label = { show: true, formatter: '{c}°', fontSize: 12, fontWeight: 700 as const };
    return {
      tooltip: { trigger: 'axis', valueFormatter: (degrees) => `${String(degrees)}°` },
      grid: { top: 24 },
      xAxis: { type: 'category', data: days },
      yAxis: { type: 'value', show: false, min: 0, max: 32 },
      series: [
        {
          type: 'line',
          name: 'Warmest',
          data: [19, 21, 24, 28, 27, 23, 20],
          itemStyle: { color: theme.c2 },
          label: { ...label, position: 'top', color: theme.ink, show: on !== 'Neither' },
        },
        {
          type: 'line',
          name: 'Coldest',
          data: [9, 10, 12, 15, 16, 13, 10],
          itemStyle: { color: theme.c4 },
          label: { ...label, position: 'bottom', color: theme.ink, show: on === 'Both lines' },
        },
      ],
    };
  },
});
