import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { seededRandom } from '@/components/kits/chart/option/statistics';
import { tooltip } from '@/components/kits/chart/option/tooltip';

const DAY = 86_400_000;

/** Posts per day of a year: more at weekends, most in summer. */
const postsOf = (year: number): [string, number][] => {
  const random = seededRandom(year);
  const start = Date.UTC(year, 0, 1);
  const days = (Date.UTC(year + 1, 0, 1) - start) / DAY;
  return Array.from({ length: days }, (_, at) => {
    const date = new Date(start + at * DAY);
    const weekend = [0, 6].includes(date.getUTCDay()) ? 1.6 : 1;
    const summer = 1.2 - Math.cos((at / days) * 2 * Math.PI);
    return [date.toISOString().slice(0, 10), Math.round(random() * 22 * weekend * summer)];
  });
};

const halves = (year: string, narrow: boolean): (string | string[])[] =>
  narrow
    ? [
        [`${year}-01`, `${year}-06`],
        [`${year}-07`, `${year}-12`],
      ]
    : [year];

export const calendar = defineChart({
  title: 'Calendar',
  description: 'Posts on each day of the year',
  height: 190,
  wide: true,
  legend: false,
  control: choiceControl('Year', ['2025', '2024', '2023']),
  option: (theme, year) => ({
    tooltip: { formatter: tooltip(([day, posts]) => `${day}: ${posts} posts`) },
    visualMap: { show: false, min: 0, max: 60, inRange: { color: [theme.hover, theme.c1] } },
    // A full year is too wide for a phone, so narrow screens show two half-years.
    calendar: halves(year, theme.narrow).map((range, half) => ({
      range,
      top: half === 0 ? 26 : 122,
      ...(theme.narrow ? { height: 68 } : { bottom: 4 }),
      left: 40,
      right: 8,
      cellSize: ['auto', 'auto'],
      splitLine: { show: false },
      itemStyle: { borderWidth: theme.narrow ? 1 : 3 },
      dayLabel: { firstDay: 1, nameMap: ['', 'Mon', '', 'Wed', '', 'Fri', ''] },
      monthLabel: { position: 'start', margin: 8 },
      yearLabel: { show: false },
    })),
    series: halves(year, theme.narrow).map((_, half) => ({
      type: 'heatmap',
      name: 'Posts',
      coordinateSystem: 'calendar',
      calendarIndex: half,
      data: postsOf(Number(year)),
      itemStyle: { borderRadius: theme.narrow ? 2 : 5, borderWidth: theme.narrow ? 1 : 3 },
    })),
  }),
  table: (year) => ({ columns: ['Day', 'Posts'], rows: postsOf(Number(year)) }),
});
