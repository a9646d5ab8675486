import { choice, defineChart } from '@/components/chart/spec';
import { seeded } from '@/components/chart/stats';
import { tip } from '@/components/chart/tip';

const DAY = 86_400_000;

/** Posts on each day of a year: more at weekends, most in summer. */
const postsOf = (year: number): [string, number][] => {
  const random = seeded(year);
  const start = Date.UTC(year, 0, 1);
  const days = (Date.UTC(year + 1, 0, 1) - start) / DAY;
  return Array.from({ length: days }, (_, at) => {
    const date = new Date(start + at * DAY);
    const weekend = [0, 6].includes(date.getUTCDay()) ? 1.6 : 1;
    const summer = 1.2 - Math.cos((at / days) * 2 * Math.PI);
    return [date.toISOString().slice(0, 10), Math.round(random() * 22 * weekend * summer)];
  });
};

export const calendar = defineChart({
  title: 'Calendar',
  description: 'Posts on each day of the year',
  height: 190,
  wide: true,
  legend: false,
  control: choice('Year', ['2025', '2024', '2023']),
  option: (theme, year) => ({
    tooltip: { formatter: tip(([day, posts]) => `${day}: ${posts} posts`) },
    visualMap: { show: false, min: 0, max: 60, inRange: { color: [theme.hover, theme.c1] } },
    calendar: {
      range: year,
      top: 26,
      bottom: 4,
      left: 40,
      right: 8,
      cellSize: ['auto', 'auto'],
      splitLine: { show: false },
      itemStyle: { borderWidth: 3 },
      dayLabel: { firstDay: 1, nameMap: ['', 'Mon', '', 'Wed', '', 'Fri', ''] },
      monthLabel: { position: 'start', margin: 8 },
      yearLabel: { show: false },
    },
    series: [
      {
        type: 'heatmap',
        name: 'Posts',
        coordinateSystem: 'calendar',
        data: postsOf(Number(year)),
        itemStyle: { borderRadius: 5, borderWidth: 3 },
      },
    ],
  }),
});
