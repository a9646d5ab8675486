import * as z from 'zod/mini';
import remixUrl from '@iconify-json/ri/icons.json?url';
import solarUrl from '@iconify-json/solar/icons.json?url';
import tablerUrl from '@iconify-json/tabler/icons.json?url';

/** One of the three sets that travel with the app. */
export interface IconSet {
  /** The name of the set in `~icons/<prefix>/<name>`. */
  prefix: 'tabler' | 'solar' | 'ri';
  title: string;
  /** Address of the whole set as data, fetched by its page alone. */
  url: string;
  /** Ways the set is drawn: a suffix of the name each; the empty suffix takes names without any of the others. */
  styles: readonly (readonly [suffix: string, label: string])[];
  /** The width of a line can be chosen, because the set is drawn in strokes. */
  strokes: boolean;
  author: { name: string; url: string };
  licence: { name: string; url: string; terms: string };
}

export const iconSets = {
  tabler: {
    prefix: 'tabler',
    title: 'Tabler',
    url: tablerUrl,
    styles: [
      ['', 'Outline'],
      ['-filled', 'Filled'],
    ],
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
    url: solarUrl,
    styles: [
      ['-linear', 'Linear'],
      ['-outline', 'Outline'],
      ['-bold', 'Bold'],
      ['-line-duotone', 'Line duotone'],
      ['-bold-duotone', 'Bold duotone'],
      ['-broken', 'Broken'],
    ],
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
    url: remixUrl,
    styles: [
      ['-line', 'Line'],
      ['-fill', 'Fill'],
      ['', 'Neither'],
    ],
    strokes: false,
    author: { name: 'Remix Design', url: 'https://github.com/Remix-Design/RemixIcon' },
    licence: {
      name: 'Apache-2.0',
      url: 'https://www.apache.org/licenses/LICENSE-2.0',
      terms: 'Free for any use; keep the licence and the notices with copies of the set.',
    },
  },
} as const satisfies Record<string, IconSet>;

/** One drawing: its name and what stands inside its `<svg>`, 24 by 24. */
export interface Icon {
  name: string;
  body: string;
}

const SetFile = z.object({
  icons: z.record(z.string(), z.object({ body: z.string(), hidden: z.optional(z.boolean()) })),
});

/** The whole set in the order of its names, without those it has withdrawn. Throws when it cannot be fetched. */
export async function readIcons({ url, title }: IconSet, signal: AbortSignal): Promise<readonly Icon[]> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The ${title} icons could not be fetched. Try again in a moment.`);
  const { icons } = SetFile.parse(await answer.json());
  return Object.entries(icons)
    .filter(([, icon]) => !icon.hidden)
    .map(([name, { body }]) => ({ name, body }));
}

/** Which of the set's styles a name is drawn in, as its suffix. */
export const styleOf = (name: string, { styles }: IconSet): string =>
  styles.find(([suffix]) => suffix !== '' && name.endsWith(suffix))?.[0] ?? '';

/** The icons of one style (any when null) whose names hold every word. */
export function findIcons(
  icons: readonly Icon[],
  set: IconSet,
  words: string,
  style: string | null,
): readonly Icon[] {
  const wanted = words
    .toLowerCase()
    .split(/[\s-]+/)
    .filter(Boolean);
  return icons.filter(
    ({ name }) =>
      (style === null || styleOf(name, set) === style) && wanted.every((word) => name.includes(word)),
  );
}

/** A drawing as a file: `size` in px, `stroke` in units of its 24 by 24 field or null to leave it. */
export function svgOf({ body }: Icon, size: number, stroke: number | null): string {
  const drawn =
    stroke === null ? body : body.replaceAll(/stroke-width="[\d.]+"/g, `stroke-width="${stroke}"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24">${drawn}</svg>`;
}

/** "arrow-up-2" as `import IconArrowUp2 from '~icons/tabler/arrow-up-2';` */
export function importOf({ name }: Icon, { prefix }: IconSet): string {
  const words = name.split('-').map((word) => word.slice(0, 1).toUpperCase() + word.slice(1));
  return `import Icon${words.join('')} from '~icons/${prefix}/${name}';`;
}
