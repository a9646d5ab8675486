import { addDays, toDay } from '@/lib/dates/day';
import { shiftWallTime, wallTimeToMs } from '@/lib/dates/wall-time';
import { sampleUuid } from '@/data/store/sample-uuid';
import type { EventCategory } from './category';
import type { CalendarEvent, EventRepeat } from './schema';

export const sampleEventId = (number: number): string => sampleUuid('da7a0004', number);

type Row = readonly [
  /** Days after this week's Monday. */
  day: number,
  /** "09:30"; empty for all-day events. */
  hour: string,
  /** Minutes; days for all-day events. */
  length: number,
  category: EventCategory,
  name: string,
  place: string,
  repeat?: EventRepeat,
  notes?: string,
];

const rows: readonly Row[] = [
  [
    -21,
    '07:00',
    360,
    'Market',
    'Weekly market',
    'The whole square',
    'weekly',
    'Vans leave the square by nine.',
  ],
  [-26, '09:30', 30, 'Meeting', 'Morning round', 'Square office', 'weekly'],
  [-25, '17:00', 90, 'Volunteers', 'Watering the tubs', 'Fountain side', 'weekly', 'Cans hang in the shed.'],
  [-40, '19:00', 120, 'Meeting', 'Residents assembly', 'Library hall', 'monthly'],
  [-12, '10:00', 60, 'Works', 'Tram stop survey', 'Stop Linden Row'],
  [
    -11,
    '',
    3,
    'Works',
    'Paving at the north arcade',
    'North arcade',
    'none',
    'Step-free way along the south side.',
  ],
  [-9, '18:30', 120, 'Culture', 'Chess under the lamps', 'South arcade'],
  [-6, '11:00', 90, 'Market', 'New stalls, first talk', 'Square office'],
  [-4, '20:00', 150, 'Culture', 'Silent film night', 'Tithe barn'],
  [-2, '', 1, 'Volunteers', 'Leaf day', 'Plane trees'],
  [0, '10:30', 60, 'Works', 'Bench delivery', 'East gate', 'none', 'Four benches, two with arm rests.'],
  [0, '14:00', 90, 'Meeting', 'Budget for the lamps', 'Square office'],
  [1, '09:00', 120, 'Works', 'Fountain pump service', 'Fountain'],
  [1, '09:30', 60, 'Market', 'Fish stall inspection', 'Row C'],
  [1, '16:00', 60, 'Culture', 'Brass band, sound check', 'Bandstand'],
  [2, '08:00', 60, 'Meeting', 'Tram line 4, stops', 'Video call'],
  [2, '13:00', 120, 'Volunteers', 'Book exchange sorting', 'Phone box'],
  [3, '11:00', 45, 'Meeting', 'Night bus timetable', 'Video call'],
  [
    3,
    '15:00',
    120,
    'Works',
    'Lamp posts 12 to 20',
    'Canal side',
    'none',
    'Street closed for an hour at four.',
  ],
  [3, '18:00', 90, 'Culture', 'Choir practice', 'Library hall'],
  [4, '', 2, 'Culture', 'Lantern weekend', 'The whole square', 'none', 'Lanterns come from the school.'],
  [5, '10:00', 180, 'Volunteers', 'Repair café', 'Tithe barn'],
  [5, '19:30', 120, 'Culture', 'Brass band', 'Bandstand'],
  [7, '10:00', 60, 'Market', 'Winter market permits', 'Square office'],
  [8, '14:00', 120, 'Works', 'Step-free ramp, handover', 'Town hall steps'],
  [9, '', 1, 'Volunteers', 'Clean-up day', 'The whole square'],
  [10, '17:30', 60, 'Meeting', 'Traders circle', 'Corner café'],
  [12, '', 9, 'Market', 'Winter market', 'The whole square', 'none', 'Stalls open from eleven to eight.'],
  [15, '09:00', 240, 'Works', 'Clock tower, gears', 'Clock tower'],
  [18, '18:00', 120, 'Culture', 'Story evening', 'Library hall'],
  [22, '10:00', 90, 'Meeting', 'Year on the square', 'Square office'],
  [-180, '', 1, 'Culture', 'Founding day', 'The whole square', 'yearly'],
];

/** Dates are relative to `now`. */
export function sampleEvents(now: Date): CalendarEvent[] {
  const today = toDay(now);
  const monday = addDays(today, -((now.getDay() + 6) % 7));
  return rows
    .map(([offset, hour, length, category, name, place, repeat = 'none', notes = ''], at) => {
      const day = addDays(monday, offset);
      const start = hour ? `${day}T${hour}` : day;
      return {
        id: sampleEventId(at + 1),
        name,
        category,
        place,
        notes,
        allDay: !hour,
        start,
        end: hour ? shiftWallTime(start, length * 60_000) : addDays(day, length),
        repeat,
        until: null,
        without: [],
      };
    })
    .toSorted((a, b) => wallTimeToMs(a.start) - wallTimeToMs(b.start));
}
