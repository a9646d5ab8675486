import type { BoardColumn, Task, TaskPriority } from './schema';
import { daysBefore, seededRandom } from '@/data/store/sample-values';
import { toDay } from '@/lib/dates/day';
import { sampleUuid } from '@/data/store/sample-uuid';

/** Column of finished tasks in the sample. */
const DONE_COLUMN = 4;

export const sampleTaskId = (number: number): string => sampleUuid('da7a0001', number);
export const sampleColumnId = (number: number): string => sampleUuid('da7a0002', number);

export const sampleBoardColumns = (): BoardColumn[] =>
  (
    [
      [1, 'To do', 'secondary', null],
      [2, 'In progress', 'info', 4],
      [3, 'In review', 'warning', 3],
      [4, 'Done', 'success', null],
    ] as const
  ).map(([number, name, variant, limit]) => ({
    id: sampleColumnId(number),
    order: number,
    name,
    variant,
    limit,
    collapsed: false,
    done: number === DONE_COLUMN,
  }));

type Row = readonly [
  column: number,
  title: string,
  priority: TaskPriority,
  labels: readonly string[],
  members: readonly number[],
  dueIn: number | null,
  text: string,
  checklist: readonly string[],
  done: number,
];

const rows: readonly Row[] = [
  [
    1,
    'Ask the baker about early bread',
    'Low',
    ['Market'],
    [7],
    9,
    'Stallholders arrive at five. Leila may open the hatch for them.',
    ['Ask Leila', 'Agree on a price', 'Tell the stallholders'],
    0,
  ],
  [
    1,
    'Paint the numbers on stalls 20 to 40',
    'Medium',
    ['Market', 'Repair'],
    [21, 8],
    12,
    'Cream on pine, the same stencil as last year.',
    ['Find the stencil', 'Buy paint', 'Rows A and B', 'Rows C and D'],
    1,
  ],
  [
    1,
    'Second set of keys for the arcade hall',
    'High',
    ['Rooms'],
    [8, 40],
    3,
    'The night porter has the only one.',
    ['Order', 'Write it into the key list'],
    0,
  ],
  [
    1,
    'Subtitle the summer films',
    'Low',
    ['Stage'],
    [39],
    30,
    'Three films, two languages.',
    ['First film', 'Second film', 'Third film'],
    0,
  ],
  [
    1,
    'Find a home for the old ticket machine',
    'Low',
    ['Tram'],
    [10, 18],
    null,
    'It still prints. Nobody knows what.',
    [],
    0,
  ],
  [
    2,
    'Lamp layout for the winter market',
    'Urgent',
    ['Market', 'Lamps'],
    [6, 26],
    2,
    'Fifty metres of string lamps between the plane trees, without a cable on the ground.',
    ['Measure the trees', 'Draw the layout', 'Check the load', 'Permit from the city'],
    3,
  ],
  [
    2,
    'Sand bench 12',
    'Medium',
    ['Repair'],
    [5],
    5,
    'The one with the brass plate. Keep the plate.',
    ['Take off the slats', 'Sand', 'Oil', 'Put back the plate'],
    2,
  ],
  [
    2,
    'Move the passenger counts to a table',
    'Medium',
    ['Tram', 'Data'],
    [30],
    6,
    'Eleven years of paper sheets from stop 4.',
    ['Scan', 'Type', 'Check the sums'],
    1,
  ],
  [
    2,
    'Programme for the open stage',
    'High',
    ['Stage'],
    [4, 16, 22],
    8,
    'Forty slots, eight evenings. Nobody twice in a row.',
    ['Collect names', 'Fill the evenings', 'Print'],
    1,
  ],
  [
    3,
    'Letter to the neighbours',
    'High',
    ['Market'],
    [1],
    1,
    'When it gets loud, for how long, and whom to call.',
    ['Write', 'Translate', 'Read by two others'],
    2,
  ],
  [
    3,
    'Price list for the rooms',
    'Medium',
    ['Rooms'],
    [11],
    4,
    'One page, prices with tax, the phone number large.',
    ['Collect prices', 'Lay out'],
    2,
  ],
  [
    3,
    'Tile pattern for the fountain rim',
    'Low',
    ['Repair', 'Design'],
    [21, 13],
    10,
    'Two drafts: waves, or feet of pigeons.',
    ['Draft one', 'Draft two', 'Vote'],
    2,
  ],
  [
    4,
    'New pump for the fountain',
    'High',
    ['Repair'],
    [8, 26],
    -6,
    'Quiet now. You can hear the children again.',
    ['Choose', 'Order', 'Fit', 'Test for a night'],
    4,
  ],
  [
    4,
    'Print the street map',
    'Medium',
    ['Design'],
    [13],
    -3,
    'Two thousand copies, folded twice.',
    ['Proof', 'Print', 'Fold'],
    3,
  ],
  [
    4,
    'Insurance for the cargo bicycles',
    'Medium',
    ['Hire'],
    [11, 20],
    -12,
    'All six, also on the hill.',
    ['Three offers', 'Sign'],
    2,
  ],
  [
    4,
    'Invite the choir',
    'Low',
    ['Stage'],
    [16],
    -9,
    'They said yes before the question was finished.',
    [],
    0,
  ],
];

const remarks = [
  'I can take this on Thursday after the market.',
  'The ladder is at the tool library, ask Kofi.',
  'Looks right to me. One more pair of eyes, please.',
  'We did it the other way round last year and regretted it.',
  'Done the first half, the rest after the rain.',
  'Who has the key?',
  'Photos are in the folder.',
];

export function sampleTasks(now: Date): Task[] {
  const random = seededRandom(16);
  return rows.map(([column, title, priority, labels, memberIds, dueIn, text, checklist, done], index) => {
    const number = index + 1;
    const age = random.int(4, 40);
    const at = (share: number): string => daysBefore(now, age * share).toISOString();
    return {
      id: sampleTaskId(number),
      columnId: sampleColumnId(column),
      order: number,
      title,
      text,
      priority,
      labels: [...labels],
      memberIds: [...memberIds],
      dueDate: dueIn === null ? null : toDay(daysBefore(now, -dueIn)),
      createdAt: at(1),
      checklist: checklist.map((item, place) => ({
        id: `${number}-${place}`,
        text: item,
        done: place < done,
      })),
      attachments: random.chance(0.4)
        ? [
            {
              id: `${number}-file`,
              name: `${title}.pdf`,
              bytes: random.int(1_100, 1_400),
              blobKey: null,
            },
          ]
        : [],
      comments: random.some(remarks, random.int(0, 3)).map((remark, place) => ({
        id: `${number}-c${place}`,
        fromId: random.int(1, 24),
        text: remark,
        at: at(0.7 - place * 0.2),
        helpful: random.int(0, 6),
        replyTo: null,
      })),
      activity: [
        { at: at(1), fromId: memberIds[0] ?? 1, change: 'creation', value: '' },
        ...(column > 1
          ? [{ at: at(0.8), fromId: memberIds[0] ?? 1, change: 'move' as const, value: 'In progress' }]
          : []),
        ...(column > 2
          ? [{ at: at(0.4), fromId: memberIds[0] ?? 1, change: 'move' as const, value: 'In review' }]
          : []),
        ...(column > 3 ? [{ at: at(0.1), fromId: 1, change: 'move' as const, value: 'Done' }] : []),
      ],
    };
  });
}
