import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createMenuLine, createPageFiles } from '../src/components/gallery/pages/starter/page-template';
import { createDataPageFiles } from './lib/data-page-files';

// `npm run new:page -- apps/notes` writes route, page, test and menu entry; `-- apps/notes note` also sample data and
// its query. Nothing is overwritten.
const [address = '', noun] = process.argv.slice(2).map((word) => word.replaceAll(/^\/|\/$/g, ''));
if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(address) || (noun && !/^[a-z]+(-[a-z]+)*$/.test(noun))) {
  console.error(
    'Pass the address, and the noun of its sample data if any, in lower case: npm run new:page -- apps/notes note',
  );
  process.exit(1);
}

const files = noun ? createDataPageFiles(address, noun) : createPageFiles(address);
const taken = files.filter((file) => existsSync(file.path));
if (taken.length > 0) {
  console.error(`Nothing written, these files exist: ${taken.map((file) => file.path).join(', ')}`);
  process.exit(1);
}

const menuFile = 'src/data/navigation.ts';
const menu = readFileSync(menuFile, 'utf8');
const extended = menu.replace(
  /(?<=\nconst otherPages = [^;]*)\n\]\);/,
  `\n  ${createMenuLine(address)}\n]);`,
);
if (extended === menu) throw new Error(`${menuFile} has no list otherPages to add the page to.`);

for (const file of files) {
  mkdirSync(path.dirname(file.path), { recursive: true });
  writeFileSync(file.path, file.text);
  console.log(`wrote ${file.path}`);
}
writeFileSync(menuFile, extended);
console.log(`added to ${menuFile}\nThe next npm run dev, npm run build or test run updates the route tree.`);
