import { readFileSync } from 'node:fs';
import { closure, filesOf, readManifest, totalBytes } from './lib/manifest.ts';
import { bytesByPackage } from './lib/packages.ts';

interface Budget {
  js: number;
  css: number;
}
interface Budgets {
  firstLoad: Budget & { also: string[] };
  route: Budget;
  routes: Record<string, Budget>;
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1).padStart(7);
const budgets = JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;
const manifest = readManifest();
const keys = Object.keys(manifest);
const over: string[] = [];

const check = (what: string, files: { js: string[]; css: string[] }, budget: Budget): string => {
  const js = totalBytes(files.js);
  const css = totalBytes(files.css);
  if (js > budget.js * 1000) over.push(`${what}: JavaScript ${kB(js)} kB, budget ${budget.js} kB`);
  if (css > budget.css * 1000) over.push(`${what}: CSS ${kB(css)} kB, budget ${budget.css} kB`);
  return `${kB(js)} ${kB(css)}  ${what}`;
};

const entry = keys.filter((key) => manifest[key]?.isEntry && key === 'index.html');
const also = budgets.firstLoad.also.flatMap((wanted) => {
  const found = keys.filter((key) => key.includes(wanted));
  if (found.length === 0) over.push(`feed: no part of the build is called ${wanted} any more`);
  return found;
});
const first = closure(manifest, [...entry, ...also]);
const firstFiles = filesOf(manifest, first);

console.log('First load of the signed-in Feed, kB after brotli (JavaScript, CSS)');
console.log(check('feed', firstFiles, budgets.firstLoad));

const byPackage = new Map<string, number>();
for (const file of firstFiles.js) {
  for (const [owner, bytes] of bytesByPackage(file))
    byPackage.set(owner, (byPackage.get(owner) ?? 0) + bytes);
}
console.log('\nOf which, by package');
for (const [owner, bytes] of [...byPackage].toSorted((a, b) => b[1] - a[1])) {
  if (bytes >= 100) console.log(`${kB(bytes)}  ${owner}`);
}

const routeBudget = (address: string): Budget =>
  Object.entries(budgets.routes).find(([pattern]) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address,
  )?.[1] ?? budgets.route;

console.log('\nWhat each page adds');
for (const key of keys.filter((key) => /src\/routes\/.*tsr-split=component/.test(key)).toSorted()) {
  const address = key
    .replace(/^.*src\/routes/, '')
    .replace(/\.tsx.*$/, '')
    .replaceAll(/\/_\w+/g, '')
    .replace(/\/index$/, '/');
  const added = [...closure(manifest, [key])].filter((part) => !first.has(part));
  console.log(check(address, filesOf(manifest, added), routeBudget(address)));
}

if (over.length > 0) {
  console.error(`\nOver budget:\n${over.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
