import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createMenuLine, createPageFiles } from '../src/components/gallery/pages/starter/page-template.ts';

/** `npm run new:page -- apps/notes`: writes route, page, test and menu entry; never overwrites. */
const address = process.argv[2]?.replaceAll(/^\/|\/$/g, '') ?? '';
if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(address)) {
  console.error('Say the address of the page, in lower case: npm run new:page -- apps/notes');
  process.exit(1);
}

const files = createPageFiles(address);
const taken = files.filter((file) => existsSync(file.path));
if (taken.length > 0) {
  console.error(`Already there, nothing written: ${taken.map((file) => file.path).join(', ')}`);
  process.exit(1);
}
for (const file of files) {
  mkdirSync(path.dirname(file.path), { recursive: true });
  writeFileSync(file.path, file.text);
  console.log(`wrote ${file.path}`);
}

const menuFile = 'src/data/navigation.ts';
const menu = readFileSync(menuFile, 'utf8');
writeFileSync(
  menuFile,
  menu.replace(/(?<=\nconst otherPages = [^;]*)\n\]\);/, `\n  ${createMenuLine(address)}\n]);`),
);
console.log(`added to ${menuFile}\nThe route tree is made anew by the next npm run dev or npm run build.`);
