import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';

const days = ['Sun', 'Sat', 'Fri', 'Thu', 'Wed', 'Tue', 'Mon'];
const hours = Array.from({ length: 12 }, (_, at) => `${at * 2} h`);
/** Visitors by weekday and two-hour slot. */
const cells = days.flatMap((_, day) =>
  hours.map((_, hour): [number, number, number] => {
    const evening = Math.exp(-((hour - 9) ** 2) / 5);
    const noon = Math.exp(-((hour - 6) ** 2) / 3);
    return [
      hour,
      day,
      Math.round((day < 2 ? 96 : 60) * evening + (day < 3 ? 70 : 42) * noon + ((hour * 7 + day * 5) % 9)),
    ];
  }),
);

export const basic = defineChart({
  title: 'Basic',
  description: 'How full the square is, by day and hour',
  height: 250,
  legend: false,
  control: choiceControl('Colour', ['Pine', 'Persimmon', 'Blue']),
  option: (theme, colour) => ({
    tooltip: {},
    xAxis: { type: 'category', data: hours, axisLine: { show: false } },
    yAxis: { type: 'category', data: days, axisLine: { show: false } },
    visualMap: {
      show: false,
      min: 0,
      max: 140,
      inRange: { color: [theme.hover, { Pine: theme.c1, Persimmon: theme.c2, Blue: theme.c4 }[colour]] },
    },
    series: [{ type: 'heatmap', name: 'Visitors', data: cells }],
  }),
});
