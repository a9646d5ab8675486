import { seededRandom } from '@/data/store/sample-values';
import { utf8 } from '@/lib/files/bytes';
import { plainPdf } from '@/lib/files/plain-pdf';
import { drawPng } from '@/lib/files/png';
import { createToneWav } from '@/lib/files/tone-wav';
import { zipFiles } from '@/lib/files/zip';
import { docx, odp, xlsx } from './office';

type Random = ReturnType<typeof seededRandom>;
type Content = Uint8Array<ArrayBuffer> | Blob;

const sentences = [
  'The lamps at the north gate are lit an hour earlier from October on.',
  'Stalls one to twelve keep their places; the rest draw lots on Friday.',
  'Bring gloves, the benches are cold before nine.',
  'The tram bell rings twice when the last car leaves.',
  'Everything that is borrowed comes back on Sunday evening.',
  'Two of the oak planks have to be replaced before the rain.',
  'The choir needs the hall for three more Tuesdays.',
  'Whoever has the second key, please leave a note at the kiosk.',
  'The fountain is drained in November and filled again in March.',
  'Soup is free for all who help to carry the tables.',
];
const things = [
  'Lamps',
  'Benches',
  'Tables',
  'Chairs',
  'Oak planks',
  'Paint',
  'Rope',
  'Candles',
  'Keys',
  'Posters',
];

const nameOf = (title: string): string => title.slice(0, title.lastIndexOf('.'));
const prose = (random: Random): string[] => random.some(sentences, 6);

const rows = (random: Random): string[][] => [
  ['Item', 'Count', 'Price'],
  ...random
    .some(things, 8)
    .map((thing) => [thing, String(random.int(1, 60)), (random.int(150, 9000) / 100).toFixed(2)]),
];

const csv = (random: Random): string =>
  `${rows(random)
    .map((row) => row.join(','))
    .join('\r\n')}\r\n`;

const markdown = (title: string, random: Random): string =>
  `# ${nameOf(title)}\n\n${prose(random)
    .map((line) => `- ${line}`)
    .join('\n')}\n`;

function svg(random: Random): string {
  const circles = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [60 + (at % 3) * 100, 60 + Math.floor(at / 3) * 100];
    return `<circle cx="${x}" cy="${y}" r="${random.int(18, 44)}" fill="hsl(${random.int(0, 360)} 55% 55%)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 320">${circles.join('')}</svg>\n`;
}

const toColour = (hue: number, light: number): readonly [number, number, number] => {
  const part = (shift: number): number => {
    const at = (shift + hue / 30) % 12;
    return Math.round(
      255 * (light - 0.35 * Math.min(light, 1 - light) * Math.max(-1, Math.min(at - 3, 9 - at, 1))),
    );
  };
  return [part(0), part(8), part(4)];
};

/** Hills below a sky with a sun. */
function landscape(random: Random): Uint8Array<ArrayBuffer> {
  const [width, height] = [168, 112];
  const hue = random.int(0, 360);
  const shades = Array.from({ length: 32 }, (_, at) => toColour((hue + at * 4) % 360, 0.9 - at * 0.022));
  const palette = [...shades, [255, 214, 102] as const];
  const hills = Array.from({ length: 3 }, () => [random.next() * 6, 1 + random.next() * 2] as const);
  const sun = [random.int(30, 138), random.int(18, 42)] as const;
  return drawPng({ width, height, palette }, (x, y) => {
    const hill = hills.findLastIndex(
      ([phase, waves], at) => y > 50 + at * 20 + 10 * Math.sin(phase + (x / width) * Math.PI * 2 * waves),
    );
    if (hill >= 0) return 14 + hill * 6;
    return (x - sun[0]) ** 2 + (y - sun[1]) ** 2 < 90 ? shades.length : Math.floor(y / 9);
  });
}

const makers: Readonly<Record<string, (title: string, random: Random) => Content>> = {
  pdf: (title, random) => plainPdf(nameOf(title), prose(random)),
  docx: (title, random) => docx([nameOf(title), ...prose(random)]),
  md: (title, random) => utf8(markdown(title, random)),
  xlsx: (_title, random) => xlsx(rows(random)),
  csv: (_title, random) => utf8(csv(random)),
  odp: (title, random) => odp([nameOf(title), ...prose(random).slice(0, 3)]),
  png: (_title, random) => landscape(random),
  svg: (_title, random) => utf8(svg(random)),
  wav: (_title, random) =>
    createToneWav(
      Array.from({ length: 24 }, () => 0.2 + random.next() * 0.8),
      3,
    ),
  zip: (title, random) =>
    zipFiles([
      [`${nameOf(title)}.md`, utf8(markdown(title, random))],
      ['Inventory.csv', utf8(csv(random))],
    ]),
};

const seedOf = (title: string): number => utf8(title).reduce((sum, byte) => (sum * 31 + byte) % 100_000, 7);

const mediaTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  md: 'text/markdown',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
  odp: 'application/vnd.oasis.opendocument.presentation',
  png: 'image/png',
  svg: 'image/svg+xml',
  wav: 'audio/wav',
  zip: 'application/zip',
};

const endingOf = (title: string): string => title.slice(title.lastIndexOf('.') + 1);
const make = (title: string): Content | string =>
  makers[endingOf(title)]?.(title, seededRandom(seedOf(title))) ?? '';
const typeOf = (title: string): string => mediaTypes[endingOf(title)] ?? 'application/octet-stream';

const made = new Map<string, Blob>();

/** Bytes of a sample file, the same in every browser, by its first title. */
export function sampleContent(title: string): Blob {
  const known = made.get(title);
  if (known) return known;
  // An <img> shows SVG by its type only.
  const content = new Blob([make(title)], { type: typeOf(title) });
  made.set(title, content);
  return content;
}

/** Pictures and recordings have one size each and are not compressed. */
const FIXED_BYTES: Readonly<Record<string, number>> = { png: 19_107, wav: 48_044 };

/** Size and type of `sampleContent` without the file: the Feed's summary reads all messages and emails. */
export function sampleContentInfo(title: string): { bytes: number; type: string } {
  const type = typeOf(title);
  const fixed = FIXED_BYTES[endingOf(title)];
  if (fixed !== undefined) return { bytes: fixed, type };
  const content = make(title);
  return { bytes: content instanceof Blob ? content.size : content.length, type };
}
