import { formatFileSize } from '@/lib/files/file-size';
import type { FileRecord, FileKind } from './schema';
import { fileKindDisplay, detectFileKind } from './file-kind';
import { daysBefore, seededRandom } from '@/data/store/random';
import { initialsOf, sampleUserCount } from '@/data/user/seed';

/** Smallest and largest size in bytes, by kind. */
const sizes: Readonly<Record<FileKind, readonly [least: number, most: number]>> = {
  folder: [0, 0],
  document: [18_000, 900_000],
  sheet: [24_000, 2_400_000],
  slides: [800_000, 24_000_000],
  image: [400_000, 9_000_000],
  audio: [2_000_000, 60_000_000],
  video: [20_000_000, 480_000_000],
  archive: [1_000_000, 120_000_000],
};

const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  odp: 'application/vnd.oasis.opendocument.presentation',
  png: 'image/png',
  jpg: 'image/jpeg',
  svg: 'image/svg+xml',
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  mp4: 'video/mp4',
  zip: 'application/zip',
};

/** Folders and their files; nested folders name their parent. */
const tree: readonly (readonly [folder: string, parent: string | null, content: readonly string[]])[] = [
  [
    'Markets',
    null,
    [
      'Stall plan, north side.pdf',
      'Season prices.xlsx',
      'Rules for stallholders.docx',
      'Opening day.jpg',
      'Waiting list.csv',
    ],
  ],
  [
    'Winter market',
    'Markets',
    [
      'Lamp layout.svg',
      'Budget.xlsx',
      'Poster, second draft.png',
      'Power supply.pdf',
      'Helpers.csv',
      'Letter to neighbours.docx',
    ],
  ],
  [
    'Trams',
    null,
    [
      'Line 4, timetable.pdf',
      'Shelter sketch.svg',
      'Passenger counts.csv',
      'Depot tour.mp4',
      'Bell, recording.wav',
    ],
  ],
  [
    'Photo walks',
    null,
    [
      'Arcade at seven.jpg',
      'Rain on the tiles.jpg',
      'The clock from below.jpg',
      'Pigeons, a study.jpg',
      'Route.pdf',
    ],
  ],
  [
    'Autumn',
    'Photo walks',
    ['Plane trees.jpg', 'Fog by the fountain.jpg', 'Last market day.jpg', 'All prints.zip'],
  ],
  [
    'Choir',
    null,
    [
      'Three songs for May.pdf',
      'Rehearsal, 4 March.mp3',
      'Rehearsal, 11 March.mp3',
      'Seating.xlsx',
      'Programme.docx',
    ],
  ],
  [
    'Repairs',
    null,
    ['Bench inventory.xlsx', 'Paint colours.pdf', 'Before and after.odp', 'Lamp wiring.svg', 'Quotes.zip'],
  ],
  [
    'Benches',
    'Repairs',
    [
      'Name plates.csv',
      'Oak supplier.docx',
      'Bench 12, before.jpg',
      'Bench 12, after.jpg',
      'Bench 30, feet.jpg',
    ],
  ],
  ['Minutes', null, ['January.md', 'February.md', 'March.md', 'April.md', 'May.md', 'Open questions.md']],
  ['Accounts', null, ['Invoices issued.csv', 'Bank statement.pdf', 'Yearly report.odp', 'Tax notes.docx']],
];
const loose = [
  'Welcome to the square.pdf',
  'Logo.svg',
  'Map of small steps.png',
  'Open stage, last spring.mp4',
  'Volunteers.xlsx',
  'Street sounds.mp3',
  'Speech, draft.docx',
  'Archive 2019.zip',
  'Key list.csv',
  'Fountain, new pump.odp',
  'Ideas.md',
  'Arch, blueprint.pdf',
  'Tile pattern.png',
  'Bee diary.md',
  'Interview with Tomas.mp3',
  'Flag colours.svg',
  'Insurance.pdf',
  'Phone numbers.csv',
  'Evening lights.jpg',
  'Summer film list.docx',
];

const ending = (title: string): string => title.slice(title.lastIndexOf('.') + 1);

export function sampleFiles(now: Date): FileRecord[] {
  const random = seededRandom(80);
  const made: FileRecord[] = [];
  const make = (title: string, kind: FileKind, parentId: number | null, type: string): number => {
    const { label: file, icon, variant: fileVariant } = fileKindDisplay[kind];
    const [least, most] = sizes[kind];
    const bytes = kind === 'folder' ? 0 : Math.round(least + (most - least) * random.next() ** 3);
    const memberIds = random.some(
      Array.from({ length: sampleUserCount }, (_, n) => n + 1),
      random.int(0, 4),
    );
    const id = made.length + 1;
    made.push({
      id,
      title,
      icon,
      file,
      fileVariant,
      userId: random.int(1, 16),
      date: daysBefore(now, random.next() ** 2 * 320).toISOString(),
      size: kind === 'folder' ? '' : formatFileSize(bytes),
      members: memberIds.map((member) => ({ text: initialsOf(member), variant: fileVariant })),
      kind,
      parentId,
      bytes,
      memberIds,
      starred: random.chance(0.12),
      trashedAt: null,
      blobKey: null,
      type,
    });
    return id;
  };
  const folders = new Map<string, number>();
  for (const [folder, parent, content] of tree) {
    const id = make(folder, 'folder', parent === null ? null : (folders.get(parent) ?? null), '');
    folders.set(folder, id);
    for (const title of content) {
      make(title, detectFileKind(title, ''), id, mediaTypes[ending(title)] ?? 'application/octet-stream');
    }
  }
  for (const title of loose) {
    make(title, detectFileKind(title, ''), null, mediaTypes[ending(title)] ?? 'application/octet-stream');
  }
  return made.map((file) =>
    Object.assign(file, {
      trashedAt: ['Quotes.zip', 'Speech, draft.docx'].includes(file.title)
        ? daysBefore(now, 3).toISOString()
        : null,
    }),
  );
}
