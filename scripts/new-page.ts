import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { resolveConfig } from 'vite';
import { createMenuLine, createPageFiles } from '../src/components/gallery/pages/starter/page-template';
import { createDataPageFiles } from './lib/gallery/data-page-files';
import { zones } from './lint/zones.mjs';

// `npm run new:page -- apps/plants` writes route, page, test, menu entry and import zone; `-- apps/plants plant` also
// sample data and its query. Nothing is overwritten.
const [address = '', noun] = process.argv.slice(2).map((word) => word.replaceAll(/^\/|\/$/g, ''));
if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(address) || (noun && !/^[a-z]+(-[a-z]+)*$/.test(noun))) {
  console.error(
    'Pass the address, and the noun of its sample data if any, in lower case: npm run new:page -- apps/plants plant',
  );
  process.exit(1);
}

const files = noun ? createDataPageFiles(address, noun) : createPageFiles(address);
const taken = files.filter((file) => existsSync(file.path));
if (taken.length > 0) {
  console.error(`Nothing written, these files exist: ${taken.map((file) => file.path).join(', ')}`);
  process.exit(1);
}

/** Text of `file` with `line` after the last match of `pattern`. */
function addLine(file: string, pattern: RegExp, line: string): string {
  const text = readFileSync(file, 'utf8');
  const last = [...text.matchAll(pattern)].at(-1);
  if (!last) throw new Error(`${file} has no line like ${pattern.source} to add ${line} after.`);
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}\n  ${line}${text.slice(end)}`;
}

const menuFile = 'src/data/navigation.ts';
const zonesFile = 'scripts/lint/zones.mjs';
const folder = noun ?? address.split('/').at(-1) ?? address;
const zone = `src/components/workspace/${folder}`;
const changes = [
  {
    path: menuFile,
    text: addLine(menuFile, /\nconst otherPages = [^;]*(?=\n\]\);)/g, createMenuLine(address)),
  },
  ...(zones.some(({ path }) => path === zone)
    ? []
    : [
        {
          path: zonesFile,
          text: addLine(zonesFile, /\n {2}workspace\('[a-z-]+'\),/g, `workspace('${folder}'),`),
        },
      ]),
];

for (const file of files) {
  mkdirSync(path.dirname(file.path), { recursive: true });
  writeFileSync(file.path, file.text);
  console.log(`wrote ${file.path}`);
}
for (const change of changes) {
  writeFileSync(change.path, change.text);
  console.log(`added a line to ${change.path}`);
}
// The router's Vite plug-in writes the route tree when it reads the configuration.
await resolveConfig({}, 'build');
console.log('updated src/routeTree.gen.ts');
