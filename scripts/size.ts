import {
  formatKilobytes,
  languageBytes,
  measureWeights,
  overBudget,
  readBudgets,
  translationBytes,
  type Weight,
} from './lib/build/budget.ts';
import { bytesByPackage } from './lib/build/bytes-by-package.ts';

const column = (bytes: number): string => formatKilobytes(bytes).padStart(7);
const show = ({ what, files, js, css }: Weight): void =>
  console.log(`${column(js)} ${column(css)} ${String(files.js.length).padStart(7)}  ${what}`);

const weights = measureWeights(readBudgets());
const [feed, ...pages] = weights;

console.log('First load of the signed-in Feed, kB after brotli (JavaScript, CSS, scripts)');
show(feed);

const byPackage = new Map<string, number>();
for (const file of feed.files.js) {
  for (const [owner, bytes] of bytesByPackage(file))
    byPackage.set(owner, (byPackage.get(owner) ?? 0) + bytes);
}
console.log('\nOf which, by package');
for (const [owner, bytes] of [...byPackage].toSorted((a, b) => b[1] - a[1])) {
  if (bytes >= 100) console.log(`${column(bytes)}  ${owner}`);
}

console.log(`${column(languageBytes(feed.files.js))}  of it for languages other than English`);
console.log(`${column(translationBytes(feed.files.js))}  more for a German reader`);

console.log('\nWhat each page adds');
for (const page of pages) show(page);

const over = overBudget(weights);
if (over.length > 0) {
  console.error(`\nOver budget:\n${over.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
}
