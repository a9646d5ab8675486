import type { TimelineEventKind } from './event-kind';
import type { TimelineEvent } from './schema';

/** Hours before now, kind, user id, title, text, picture with alt text, comments (user id, text). */
type Line = [
  hours: number,
  kind: TimelineEventKind,
  userId: number,
  title: string,
  text: string,
  scene?: [name: string, text: string],
  comments?: [userId: number, text: string][],
];

const lines: readonly Line[] = [
  [
    0.4,
    'post',
    3,
    'The market moved under the arcade',
    'Rain until noon, so every stall has a roof today. Same order as always, counted from the fountain.',
    ['market', 'Crates of fruit under a striped awning'],
    [
      [7, 'The lemon stall is by the third arch.'],
      [2, 'Thank you for the ropes.'],
    ],
  ],
  [
    3,
    'file',
    5,
    'Lamp survey, second sheet',
    'Forty of sixty lamps are on paper now. The rest is the side towards the river.',
  ],
  [
    6,
    'meeting',
    2,
    'Bench restoration, third evening',
    'We sanded two more and decided on the darker oil. Nine people, one dog.',
  ],
  [9, 'money', 9, 'Season passes paid', 'The stalls of the inner ring have paid for the winter.'],
  [
    20,
    'post',
    4,
    'Lights on the rope',
    'Somebody switched the lamps on after rehearsal and nobody went home.',
    ['lamps', 'Strings of lamps over the square at night'],
    [[11, 'I stayed until one.']],
  ],
  [
    27,
    'meeting',
    12,
    'Timetable of the old tram',
    'Every twenty minutes on Saturdays, if the brakes pass the test on Tuesday.',
    ['tram', 'A yellow tram on the hill'],
  ],
  [31, 'file', 8, 'Poster for the reading night', 'Three versions, the one with the pigeon wins.'],
  [46, 'money', 14, 'Grant for the tool library arrived', 'Enough for the founding shelf and a good lock.'],
  [
    70,
    'post',
    6,
    'A year of sitting longer',
    'One year since the long bench came. It is never empty before midnight.',
    ['plaza', 'The square at noon'],
    [
      [3, 'And never clean.'],
      [9, 'It is oak. It wants to be used.'],
    ],
  ],
  [
    98,
    'meeting',
    10,
    'Neighbours of the east side',
    'Deliveries before seven, quiet after ten. All agreed and nobody wrote it down, so here it is.',
  ],
  [
    140,
    'file',
    16,
    'Photographs of the walk',
    'Fourteen prints, sorted by corner.',
    ['hill', 'A white house between cypresses'],
  ],
  [190, 'money', 5, 'New strings for the fountain lights', 'Six sets, one spare.'],
  [
    260,
    'post',
    13,
    'Coffee at the counter again',
    'The machine is back from repair and louder than before.',
    ['coffee', 'A cup of coffee and a croissant from above'],
  ],
  [
    340,
    'meeting',
    1,
    'First walk along the water',
    'We counted eleven places where one could sit and three where one may.',
    ['sea', 'A sailing boat at sunset'],
  ],
  [430, 'file', 7, 'Map of the quiet streets', 'Updated after the works on the bridge.'],
  [
    520,
    'post',
    15,
    'Tiles for the north wall',
    'The pattern repeats every fourth row, unless you look for it.',
    ['tiles', 'A wall of coloured quarter circles'],
  ],
  [
    700,
    'money',
    2,
    'Deposit for the sound system',
    'One evening in spring, to be fixed when the weather is.',
  ],
  [880, 'meeting', 11, 'Assembly of the stallholders', 'Two new stalls from May: bread and bicycles.'],
  [1100, 'file', 4, 'Minutes of the assembly', 'Four pages, with the vote at the end.'],
  [1400, 'post', 9, 'Snow on the arcade', 'It lasted an hour. Everybody was outside.'],
];

export const sampleTimelineEvents = (now: Date): readonly TimelineEvent[] =>
  lines.map(([hours, kind, userId, title, text, scene, comments = []], index) => ({
    id: index + 1,
    kind,
    userId,
    title,
    text,
    at: new Date(now.getTime() - hours * 3_600_000).toISOString(),
    scene: scene?.[0] ?? null,
    sceneText: scene?.[1] ?? '',
    comments: comments.map(([id, said]) => ({ userId: id, text: said })),
  }));
