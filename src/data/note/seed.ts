import { daysBefore } from '@/data/store/sample-values';
import { sampleUuid } from '@/data/store/sample-uuid';
import type { Note } from './schema';

const sampleNoteId = (number: number): string => sampleUuid('da7a0006', number);

type Row = readonly [title: string, changedDaysAgo: number, pinned: boolean, text: string];

const rows: readonly Row[] = [
  [
    'Winter market, what is left',
    0.1,
    true,
    `## Before Friday

- Ask the baker about **early bread**
- Two more heaters for the north arcade
- Print the map of the stalls, large

## On the day

1. Power at seven, lamps at four
2. Keys: Ines in the morning, Otto from noon

> The choir needs ten minutes between the sets.`,
  ],
  [
    'Minutes, assembly of November',
    1.2,
    false,
    `Present: nineteen, and a dog.

- The tram shelter waits for the offer of the joiner.
- *Bicycle street*: count again in the second week.
- The fountain stays off until March.

Next assembly on the first Tuesday, reading room.`,
  ],
  [
    'Bread for forty',
    2.4,
    false,
    `- 6 kg flour, half of it rye
- 4.2 l water
- 120 g salt
- 900 g starter, fed the evening before

Fold three times, rest the night at 12 °C. Bake at 240 °C for 20 minutes, then 210 °C.`,
  ],
  [
    'Tool library: rules on one page',
    4.7,
    true,
    `1. Two weeks, then ask.
2. Bring it back clean.
3. Broken is fine, **hidden is not**.

The scanner is on shelf 3. Its code is on the inside of the door.`,
  ],
  [
    'Words for the lamp appeal',
    8,
    false,
    `Warm light, dimmed after midnight, and still bright enough to read a door number.

Each lamp costs *84 euros* and pays for itself in three winters.`,
  ],
  [
    'Questions for the tram office',
    11.5,
    false,
    `- Does the stop move while the roof is built?
- Who clears the snow on the platform?
- May the clock strike?`,
  ],
  [
    'Books to borrow',
    19,
    false,
    `### For the bees

The one with the yellow cover, second room, top shelf.

### For the map

Old kerb plans, ask at the desk.`,
  ],
  ['Sound check', 26, false, 'One microphone hums. The black cable, not the grey one.'],
];

export const sampleNotes = (now: Date): Note[] =>
  rows.map(([title, days, pinned, text], index) => ({
    id: sampleNoteId(index + 1),
    title,
    text,
    pinned,
    changedAt: daysBefore(now, days).toISOString(),
  }));
