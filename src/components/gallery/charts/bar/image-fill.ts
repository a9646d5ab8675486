import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import brick from '@/assets/textures/brick.svg?no-inline';
import cobble from '@/assets/textures/cobble.svg?no-inline';

const walls: [string, number][] = [
  ['Bell tower', 31],
  ['Old gate', 12],
  ['Town hall', 24],
  ['Market hall', 17],
];

export const imageFill = defineChart({
  title: 'Image fill',
  description: 'Height of the walls around the square, metres',
  legend: false,
  control: choiceControl('Built of', ['Brick', 'Cobble']),
  option: (theme, stone) => ({
    tooltip: { valueFormatter: (height) => `${String(height)} m` },
    xAxis: { type: 'value' },
    yAxis: { type: 'category', data: walls.map(([wall]) => wall), axisLine: { show: false } },
    series: [
      {
        type: 'bar',
        name: 'Height',
        barWidth: 28,
        data: walls.map(([, height]) => height),
        itemStyle: {
          color: { image: stone === 'Brick' ? brick : cobble, repeat: 'repeat' },
          borderColor: theme.lineStrong,
          borderWidth: 1,
          borderRadius: 4,
        },
      },
    ],
  }),
});
