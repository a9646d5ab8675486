import { choiceControl, defineChart } from '@/components/kits/chart/chart-spec';
import { seededRandom } from '@/components/kits/chart/option/statistics';
import { colourAt } from '@/components/kits/chart/chart-theme';
import { tooltip } from '@/components/kits/chart/option/tooltip';
import { dayOf, MONTH, dateIn2026 } from './dates';
import { spanItem } from '@/components/kits/chart/option/span-item';

const DAY = 86_400_000;
const rooms = ['Cellar', 'Gallery', 'Blue room', 'Round room', 'Great hall'];
const uses = ['Concert', 'Exhibition', 'Course', 'Wedding', 'Repair'];
const random = seededRandom(33);
/** A year of bookings: room, start, end, purpose. */
const bookings = rooms.flatMap((_, room) => {
  const list: [number, number, number, number][] = [];
  for (let day = dateIn2026(1, 2) + room * DAY; day < dateIn2026(12, 20);) {
    const to = day + (2 + Math.floor(random() * 9)) * DAY;
    list.push([room, day, to, Math.floor(random() * uses.length)]);
    day = to + (1 + Math.floor(random() * 6)) * DAY;
  }
  return list;
});
const windows = { 'Two months': [0, 17], 'Half a year': [0, 50], 'The year': [0, 100] } as const;

export const dragZoom = defineChart({
  title: 'Drag and zoom',
  description: 'A year of town hall rooms; drag to pan, use the slider to zoom',
  height: 300,
  wide: true,
  control: choiceControl('Show', ['Two months', 'Half a year', 'The year']),
  legend: (theme) => uses.map((name, at) => ({ name, colour: colourAt(theme, at) })),
  table: () => ({
    columns: ['Room', 'Use', 'From', 'To'],
    rows: bookings.map(([room, from, to, use]) => [
      rooms[room] ?? '',
      uses[use] ?? '',
      dayOf(from),
      dayOf(to),
    ]),
  }),
  option: (theme, shown) => {
    const [start, end] = windows[shown];
    return {
      tooltip: {
        formatter: tooltip(
          ([room, from, to], { name }) =>
            `${rooms[Number(room)]}: ${name}\n${dayOf(Number(from))} to ${dayOf(Number(to))}`,
        ),
      },
      grid: { bottom: 52 },
      xAxis: {
        type: 'time',
        minInterval: MONTH,
        axisLabel: { formatter: '{MMM}' },
        min: dateIn2026(1, 1),
        max: dateIn2026(12, 31),
        splitLine: { show: true },
        axisLine: { show: false },
      },
      yAxis: { type: 'category', data: rooms, axisLine: { show: false } },
      dataZoom: [
        {
          type: 'slider',
          filterMode: 'weakFilter',
          start,
          end,
          height: 26,
          bottom: 6,
          showDetail: false,
          showDataShadow: false,
        },
        {
          type: 'inside',
          filterMode: 'weakFilter',
          start,
          end,
          zoomOnMouseWheel: 'ctrl',
          moveOnMouseMove: true,
        },
      ],
      series: [
        {
          type: 'custom',
          name: 'Bookings',
          renderItem: spanItem(theme, {
            thickness: 0.6,
            label: (at) => uses[bookings[at]?.[3] ?? 0] ?? '',
          }),
          encode: { x: [1, 2], y: 0 },
          data: bookings.map(([room, from, to, use]) => ({
            name: uses[use] ?? '',
            value: [room, from, to],
            itemStyle: { color: colourAt(theme, use) },
          })),
        },
      ],
    };
  },
});
