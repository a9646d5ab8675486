import { defineChart, switchControl } from '@/components/kits/chart/chart-spec';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const yields = {
  Strawberries: [0, 0, 0, 4, 38, 71, 30, 5, 0, 0, 0, 0],
  Tomatoes: [0, 0, 0, 0, 8, 34, 78, 90, 62, 18, 0, 0],
  Apples: [12, 6, 2, 0, 0, 0, 4, 28, 76, 95, 48, 20],
  Leeks: [60, 52, 41, 18, 0, 0, 0, 6, 22, 45, 66, 70],
  Honey: [0, 0, 0, 10, 42, 55, 61, 33, 12, 0, 0, 0],
};

export const multiple = defineChart({
  title: 'Several series',
  description: 'Crates on sale through the year, a hue for each crop',
  height: 250,
  control: switchControl('Figures in the cells'),
  option: (theme, figures) => {
    const crops = Object.entries(yields);
    const hues = [theme.c2, theme.c7, theme.c1, theme.c4, theme.c3];
    return {
      tooltip: {},
      xAxis: { type: 'category', data: months, axisLine: { show: false } },
      yAxis: { type: 'category', data: crops.map(([crop]) => crop), axisLine: { show: false } },
      visualMap: crops.map((_, at) => ({
        show: false,
        seriesIndex: at,
        min: 0,
        max: 95,
        inRange: { color: [theme.hover, hues[at] ?? theme.c1] },
      })),
      series: crops.map(([crop, crates], row) => ({
        type: 'heatmap',
        name: crop,
        color: hues[row] ?? theme.c1,
        data: crates.map((value, month) => [month, row, value]),
        label: { show: figures, color: theme.ink, fontSize: 11, fontWeight: 600 },
      })),
    };
  },
});
