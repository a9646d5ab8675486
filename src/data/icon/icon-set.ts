import * as z from 'zod/mini';
import remixFiles from 'virtual:icon-files/ri';
import solarFiles from 'virtual:icon-files/solar';
import tablerFiles from 'virtual:icon-files/tabler';
import { type IconPrefix, iconStyles } from './icon-style';

export interface IconSet {
  prefix: IconPrefix;
  title: string;
  styles: readonly (readonly [suffix: string, label: string])[];
  /** One file per style, loaded on demand. */
  files: readonly { suffix: string; count: number; url: string }[];
  /** The icons are strokes, so the line width is adjustable. */
  strokes: boolean;
  author: { name: string; url: string };
  licence: { name: string; url: string; terms: string };
}

export const iconSets = {
  tabler: {
    prefix: 'tabler',
    title: 'Tabler',
    styles: iconStyles.tabler,
    files: tablerFiles,
    strokes: true,
    author: { name: 'Paweł Kuna', url: 'https://github.com/tabler/tabler-icons' },
    licence: {
      name: 'MIT',
      url: 'https://github.com/tabler/tabler-icons/blob/main/LICENSE',
      terms: 'Free for any use; keep the copyright notice with copies of the set.',
    },
  },
  solar: {
    prefix: 'solar',
    title: 'Solar',
    styles: iconStyles.solar,
    files: solarFiles,
    strokes: true,
    author: { name: '480 Design', url: 'https://www.figma.com/community/file/1166831539721848736' },
    licence: {
      name: 'CC BY 4.0',
      url: 'https://creativecommons.org/licenses/by/4.0/',
      terms: 'Free for any use, as long as the author and the licence are named where the icons are shown.',
    },
  },
  remix: {
    prefix: 'ri',
    title: 'Remix',
    styles: iconStyles.ri,
    files: remixFiles,
    strokes: false,
    author: { name: 'Remix Design', url: 'https://github.com/Remix-Design/RemixIcon' },
    licence: {
      name: 'Apache-2.0',
      url: 'https://www.apache.org/licenses/LICENSE-2.0',
      terms: 'Free for any use; keep the licence and the notices with copies of the set.',
    },
  },
} as const satisfies Record<string, IconSet>;

/** Name and inner SVG markup on a 24 by 24 grid. */
export interface Icon {
  name: string;
  body: string;
}

const IconFileSchema = z.record(z.string(), z.string());

/** Sorted by name. Throws when the file cannot be fetched. */
export async function readIcons(
  { files, title }: IconSet,
  suffix: string,
  signal: AbortSignal,
): Promise<readonly Icon[]> {
  const url = files.find((file) => file.suffix === suffix)?.url ?? '';
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The ${title} icons could not be loaded. Try again in a moment.`);
  const drawings = IconFileSchema.parse(await answer.json());
  return Object.entries(drawings).map(([name, body]) => ({ name, body }));
}

/** Number of icons in all styles. */
export const iconCount = ({ files }: IconSet): number => files.reduce((sum, { count }) => sum + count, 0);

/** Icons whose names contain every word. */
export function findIcons(icons: readonly Icon[], words: string): readonly Icon[] {
  const wanted = words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return wanted.length === 0
    ? icons
    : icons.filter(({ name }) => wanted.every((word) => name.includes(word)));
}

const withStroke = ({ body }: Icon, stroke: number | null): string =>
  stroke === null ? body : body.replaceAll(/stroke-width="[\d.]+"/g, `stroke-width="${stroke}"`);

/** SVG file; `size` in px, `stroke` in grid units or null for the default. */
export const iconSvg = (icon: Icon, size: number, stroke: number | null): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">${withStroke(icon, stroke)}</svg>`;

/** SVG file of icons side by side, each 24 wide and 24 high. */
export function iconRowSvg(icons: readonly Icon[], stroke: number | null): string {
  const drawings = icons.map(
    (icon, at) => `<svg x="${at * 24}" width="24" height="24">${withStroke(icon, stroke)}</svg>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${icons.length * 24} 24">${drawings.join('')}</svg>`;
}

/** "arrow-up-2" becomes `import IconArrowUp2 from '~icons/tabler/arrow-up-2';` */
export function iconImport({ name }: Icon, { prefix }: IconSet): string {
  const words = name.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `import Icon${words.join('')} from '~icons/${prefix}/${name}';`;
}
