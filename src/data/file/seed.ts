import { formatFileSize } from '@/lib/files/file-size';
import { sampleContentInfo } from './sample/content';
import { sampleFileId, seedVersionId } from './sample-id';
import type { FileKind } from './kinds';
import type { FileRecord } from './schema';
import { fileKindDisplay, detectFileKind } from './file-kind';
import { daysBefore, seededRandom } from '@/data/store/sample-values';
import { initialsOf, sampleUserCount } from '@/data/user/seed';

/** Folders and their files; nested folders name their parent. */
const tree: readonly (readonly [folder: string, parent: string | null, content: readonly string[]])[] = [
  [
    'Markets',
    null,
    [
      'Stall plan, north side.pdf',
      'Season prices.xlsx',
      'Rules for stallholders.docx',
      'Opening day.png',
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
      'Depot tour.png',
      'Bell, recording.wav',
    ],
  ],
  [
    'Photo walks',
    null,
    [
      'Arcade at seven.png',
      'Rain on the tiles.png',
      'The clock from below.png',
      'Pigeons, a study.png',
      'Route.pdf',
    ],
  ],
  [
    'Autumn',
    'Photo walks',
    ['Plane trees.png', 'Fog by the fountain.png', 'Last market day.png', 'All prints.zip'],
  ],
  [
    'Choir',
    null,
    [
      'Three songs for May.pdf',
      'Rehearsal, 4 March.wav',
      'Rehearsal, 11 March.wav',
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
      'Bench 12, before.png',
      'Bench 12, after.png',
      'Bench 30, feet.png',
    ],
  ],
  ['Minutes', null, ['January.md', 'February.md', 'March.md', 'April.md', 'May.md', 'Open questions.md']],
  ['Accounts', null, ['Invoices issued.csv', 'Bank statement.pdf', 'Yearly report.odp', 'Tax notes.docx']],
];
const loose = [
  'Welcome to the square.pdf',
  'Logo.svg',
  'Map of small steps.png',
  'Open stage, last spring.wav',
  'Volunteers.xlsx',
  'Street sounds.wav',
  'Speech, draft.docx',
  'Archive 2019.zip',
  'Key list.csv',
  'Fountain, new pump.odp',
  'Ideas.md',
  'Arch, blueprint.pdf',
  'Tile pattern.png',
  'Bee diary.md',
  'Interview with Tomas.wav',
  'Flag colours.svg',
  'Insurance.pdf',
  'Phone numbers.csv',
  'Evening lights.png',
  'Summer film list.docx',
];
const ratings: Readonly<Record<string, number>> = {
  'Arcade at seven.png': 5,
  'Rain on the tiles.png': 3,
  'The clock from below.png': 4,
  'Plane trees.png': 4,
  'Fog by the fountain.png': 5,
  'Evening lights.png': 5,
  'Tile pattern.png': 3,
};

export function sampleFiles(now: Date): FileRecord[] {
  const random = seededRandom(80);
  const made: FileRecord[] = [];
  const make = (title: string, kind: FileKind, parentId: string | null): string => {
    const { label: file, icon, variant: fileVariant } = fileKindDisplay[kind];
    const content = kind === 'folder' ? null : sampleContentInfo(title);
    const { bytes = 0, type = '' } = content ?? {};
    const memberIds = random.some(
      Array.from({ length: sampleUserCount }, (_, n) => n + 1),
      random.int(0, 4),
    );
    const id = sampleFileId(made.length + 1);
    const userId = random.int(1, 16);
    const date = daysBefore(now, random.next() ** 2 * 320).toISOString();
    const current = content && seedVersionId(title);
    made.push({
      id,
      title,
      icon,
      file,
      fileVariant,
      userId,
      date,
      size: kind === 'folder' ? '' : formatFileSize(bytes),
      members: memberIds.map((member) => ({ text: initialsOf(member), variant: fileVariant })),
      kind,
      parentId,
      bytes,
      memberIds,
      starred: random.chance(0.12),
      ...(ratings[title] === undefined ? {} : { rating: ratings[title] }),
      trashedAt: null,
      versions: current === null ? [] : [{ id: current, bytes, type, at: date, byId: userId }],
      current,
      type,
    });
    return id;
  };
  const folders = new Map<string, string>();
  for (const [folder, parent, content] of tree) {
    const id = make(folder, 'folder', parent === null ? null : (folders.get(parent) ?? null));
    folders.set(folder, id);
    for (const title of content) {
      make(title, detectFileKind(title, ''), id);
    }
  }
  for (const title of loose) {
    make(title, detectFileKind(title, ''), null);
  }
  return made.map((file) =>
    Object.assign(file, {
      trashedAt: ['Quotes.zip', 'Speech, draft.docx'].includes(file.title)
        ? daysBefore(now, 3).toISOString()
        : null,
    }),
  );
}
