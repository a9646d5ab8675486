import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { type IconPrefix, iconStyles, iconStyleOf } from '../../src/data/icon/icon-style.ts';

const NAME = 'virtual:icon-files/';
const FOLDER = '.cache/icon-files';

interface SetFile {
  icons: Record<string, { body: string; hidden?: boolean }>;
}

/** Writes one file per style of a set, without withdrawn icons. */
function writeStyles(prefix: IconPrefix): { suffix: string; count: number; file: string }[] {
  const path = createRequire(import.meta.url).resolve(`@iconify-json/${prefix}/icons.json`);
  const { icons } = JSON.parse(readFileSync(path, 'utf8')) as SetFile;
  const shown = Object.entries(icons).filter(([, { hidden }]) => !hidden);
  mkdirSync(FOLDER, { recursive: true });
  return iconStyles[prefix].map(([suffix]) => {
    const drawn = shown.filter(([name]) => iconStyleOf(name, prefix) === suffix);
    const file = `${FOLDER}/${prefix}${suffix}.json`;
    const text = JSON.stringify(Object.fromEntries(drawn.map(([name, { body }]) => [name, body])));
    // Rewriting an unchanged file would reload pages of the dev server.
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
    return { suffix, count: drawn.length, file };
  });
}

/**
 * `virtual:icon-files/<prefix>` lists the styles of an icon set with icon counts and file URLs: a set weighs
 * megabytes, and a page shows one style.
 */
export const iconFiles = (): Plugin => ({
  name: 'plaza-icon-files',
  resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
  load: (id) => {
    const prefix = id.slice(NAME.length + 1);
    if (!id.startsWith(`\0${NAME}`) || !(prefix in iconStyles)) return null;
    const files = writeStyles(prefix as IconPrefix);
    const imports = files.map(({ file }, at) => `import url${at} from '/${file}?url';`);
    const items = files.map(
      ({ suffix, count }, at) => `{ suffix: ${JSON.stringify(suffix)}, count: ${count}, url: url${at} }`,
    );
    return `${imports.join('\n')}\nexport default [${items.join(', ')}];`;
  },
});
