import type { Project, ProjectStatus } from './schema';
import { daysBefore, seededRandom } from '@/data/store/sample-values';
import { toDay } from '@/lib/dates/day';
import { sampleUuid } from '@/data/store/sample-uuid';
import { sampleDiscussion, sampleProjectTasks } from './seed-work';
import { initialsOf } from '@/data/user/seed';
import { statusVariants } from './status';

export const sampleProjectId = (number: number): string => sampleUuid('da7a0003', number);

const badges = ['primary', 'success', 'info', 'purple', 'pink', 'orange'] as const;

type Row = readonly [
  title: string,
  icon: string,
  status: ProjectStatus,
  started: number,
  due: number,
  done: number,
  total: number,
  members: readonly number[],
  text: string,
];

/** Days before now; negative values are in the future. */
const rows: readonly Row[] = [
  [
    'Winter market',
    'market',
    'In progress',
    34,
    -22,
    14,
    26,
    [1, 3, 11, 18, 22],
    'Forty stalls under lamps, from the first Friday of December to the day before the last.',
  ],
  [
    'Benches by name',
    'bench',
    'In progress',
    90,
    -40,
    31,
    48,
    [5, 8, 24],
    'Restore every bench of the square and find out who it was named for.',
  ],
  [
    'Lamps that dim',
    'lamp',
    'In progress',
    61,
    -9,
    22,
    25,
    [6, 26, 8],
    'Swap the arcade lamps for warm ones that dim after midnight.',
  ],
  [
    'Tram shelter, stop 4',
    'tram',
    'On hold',
    120,
    -75,
    6,
    19,
    [10, 37],
    'A roof, a bench and a clock that is right.',
  ],
  [
    'Tool library, second shelf',
    'tools',
    'In progress',
    48,
    -14,
    17,
    21,
    [12, 2, 40],
    'Space for sixty more tools and a scanner that works in the cold.',
  ],
  [
    'Open stage, spring',
    'music',
    'Planned',
    6,
    -110,
    1,
    15,
    [4, 16, 22, 32],
    'Eight evenings, forty slots, one microphone that does not hum.',
  ],
  [
    'Fountain, new pump',
    'water',
    'Finished',
    160,
    12,
    18,
    18,
    [8, 26, 15],
    'Quiet pump, less water, and the coins go to the choir.',
  ],
  [
    'Map of small steps',
    'map',
    'In progress',
    27,
    -33,
    9,
    23,
    [13, 30, 37],
    'Every kerb, ramp and handrail, drawn by the people who need them.',
  ],
  [
    'Rooftop bees',
    'bee',
    'Planned',
    3,
    -140,
    0,
    11,
    [36, 15],
    'Three hives on the reading room and a window to watch them.',
  ],
  [
    'Photo walk archive',
    'camera',
    'Finished',
    210,
    30,
    27,
    27,
    [9, 17, 33],
    'Twelve years of prints, scanned, named and searchable.',
  ],
  [
    'Bicycle street trial',
    'bike',
    'On hold',
    75,
    -60,
    8,
    20,
    [2, 20, 10, 28],
    'Well Street without cars for one month, counted from both ends.',
  ],
  [
    'Repair evenings',
    'repair',
    'In progress',
    140,
    -20,
    38,
    44,
    [12, 18, 26, 35, 24],
    'Every second Tuesday: bring it broken, take it home mended.',
  ],
];

export function sampleProjects(now: Date): Project[] {
  const random = seededRandom(12);
  return rows.map(([title, icon, status, started, due, done, total, memberIds, text], index) => ({
    id: sampleProjectId(index + 1),
    title,
    icon,
    file: status,
    fileVariant: statusVariants[status],
    userId: memberIds[0] ?? 1,
    date: daysBefore(now, random.int(0, 9) + random.next()).toISOString(),
    size: `${total} tasks`,
    members: memberIds.map((id, place) => ({
      text: initialsOf(id),
      variant: badges[(id + place) % badges.length] ?? 'primary',
    })),
    text,
    status,
    memberIds: [...memberIds],
    startDate: toDay(daysBefore(now, started)),
    dueDate: toDay(daysBefore(now, due)),
    tasks: sampleProjectTasks(total, done),
    discussion: sampleDiscussion(now, memberIds, random),
    archived: false,
  }));
}
