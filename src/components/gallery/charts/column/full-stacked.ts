import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const years = ['2020', '2021', '2022', '2023', '2024', '2025'];
const trips = {
  Tram: [410, 520, 640, 720, 810, 905],
  Bicycle: [260, 340, 390, 455, 540, 610],
  Car: [690, 610, 560, 500, 430, 360],
};
type TransportMode = keyof typeof trips;

const shareOf = (way: TransportMode, year: number): number => {
  const all = Object.values(trips).reduce((sum, row) => sum + (row[year] ?? 0), 0);
  return Math.round(((trips[way][year] ?? 0) / all) * 1000) / 10;
};

export const fullStacked = defineChart({
  title: 'Full stack',
  description: 'How people come to the square, shares of 100%',
  control: choiceControl('At the bottom', ['Tram', 'Bicycle', 'Car']),
  option: (theme, bottom) => {
    const colour = { Tram: theme.c1, Bicycle: theme.c3, Car: theme.c8 };
    const ways = (Object.keys(trips) as TransportMode[]).toSorted(
      (a, b) => Number(b === bottom) - Number(a === bottom),
    );
    return {
      tooltip: {
        trigger: 'axis',
        axisPointer: { type: 'shadow' },
        valueFormatter: (share) => `${String(share)}%`,
      },
      xAxis: { type: 'category', data: years },
      yAxis: { type: 'value', max: 100, interval: 25, axisLabel: { formatter: '{value}%' } },
      series: ways.map((way) => ({
        type: 'bar',
        name: way,
        stack: 'share',
        barMaxWidth: 44,
        data: years.map((_, year) => shareOf(way, year)),
        itemStyle: { color: colour[way], borderColor: theme.surface, borderWidth: 1 },
      })),
    };
  },
});
