import { readFileSync } from 'node:fs';
import { bytesByPackage } from './bytes-by-package.ts';
import { brotliBytes, closure, entryKeys, filesOf, readManifest, totalBytes } from './build-manifest.ts';

/** Kilobytes after brotli. */
interface Budget {
  js: number;
  css: number;
  /** Scripts that a page asks for: a slow line brings six at a time. */
  files?: number;
  /** The part of `js` that English alone would not need. */
  languages?: number;
  /** What a reader of another language loads more until the first page is shown. */
  translation?: number;
}

export interface Budgets {
  /** `later`: chunks that the entry requests after the first page, or at once for visitors. */
  firstLoad: Budget & { later: string[] };
  route: Budget;
  /** By path, or by prefix before "*"; the first match counts. */
  routes: Record<string, Budget>;
}

/** Brotli bytes of the Feed's first load, or of what a page adds to it. */
export interface Weight {
  what: string;
  files: { js: string[]; css: string[] };
  js: number;
  css: number;
  budget: Budget;
}

export const readBudgets = (): Budgets => JSON.parse(readFileSync('budgets.json', 'utf8')) as Budgets;

/** Formats bytes as kB: "152.1". */
export const formatKilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const budgetOf = (address: string, { route, routes }: Budgets): Budget => ({
  ...route,
  ...Object.entries(routes).find(([pattern]) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : pattern === address,
  )?.[1],
});

const addressOf = (key: string): string =>
  key
    .replace(/^.*src\/routes/, '')
    .replace(/\.tsx.*$/, '')
    .replaceAll(/\/_\w+/g, '')
    .replace(/\/index$/, '/');

/**
 * Measures the last build: first load, then every page. Throws when a chunk named in budgets.json is missing.
 */
export function measureWeights(budgets: Budgets): [Weight, ...Weight[]] {
  const manifest = readManifest();
  const keys = Object.keys(manifest);
  const weight = (what: string, parts: Iterable<string>, budget: Budget): Weight => {
    const files = filesOf(manifest, parts);
    return { what, files, js: totalBytes(files.js), css: totalBytes(files.css), budget };
  };
  const later = budgets.firstLoad.later.flatMap((wanted) => {
    const found = keys.filter((key) => key.includes(wanted));
    if (found.length === 0)
      throw new Error(`budgets.json: no part of the build is called ${wanted} any more`);
    return found;
  });
  const first = closure(manifest, entryKeys(manifest));
  const entry = new Set([...first, ...closure(manifest, later)]);
  const pages = keys.filter((key) => /src\/routes\/.*tsr-split=component/.test(key)).toSorted();
  return [
    weight('feed', first, budgets.firstLoad),
    ...pages.map((key) => {
      const added = [...closure(manifest, [key])].filter((part) => !entry.has(part));
      const address = addressOf(key);
      return weight(address, added, budgetOf(address, budgets));
    }),
  ];
}

/** Not the English messages in `src/messages/<area>/`, which every reader needs. */
const isForLanguages = (source: string): boolean => /src\/messages\/([\w-]+\.ts|translations\/)/.test(source);

/** Brotli bytes of what chooses and loads a language, and of translations that nobody has chosen yet. */
export const languageBytes = (files: readonly string[]): number =>
  files
    .map((file) => bytesByPackage(file, (source) => (isForLanguages(source) ? 'languages' : 'others')))
    .reduce((sum, bytes) => sum + (bytes.get('languages') ?? 0), 0);

/** Areas whose messages these files declare: `src/messages/<area>.ts` waits for its translation. */
const areasOf = (files: readonly string[]): Set<string> =>
  new Set(
    files.flatMap((file) => [
      ...bytesByPackage(file, (source) => /src\/messages\/(\w+)\.ts$/.exec(source)?.[1] ?? '').keys(),
    ]),
  );

/** Brotli bytes of the German messages that these files wait for. */
export function translationBytes(files: readonly string[]): number {
  const manifest = readManifest();
  return [...areasOf(files)]
    .flatMap((area) => manifest[`src/messages/translations/de/${area}.ts`] ?? [])
    .reduce((sum, { file }) => sum + brotliBytes(file), 0);
}

const overLanguages = ({ what, files, budget }: Weight): string[] =>
  [
    { part: 'languages', bytes: languageBytes, limit: budget.languages },
    { part: 'a translation', bytes: translationBytes, limit: budget.translation },
  ].flatMap(({ part, bytes, limit }) => {
    if (limit === undefined) return [];
    const found = bytes(files.js);
    return found > limit * 1000
      ? [`${what}: ${formatKilobytes(found)} kB for ${part}, budget ${limit} kB`]
      : [];
  });

/** One line for each budget exceeded. */
export const overBudget = (weights: readonly Weight[]): string[] => [
  ...weights.flatMap(({ what, files, js, css, budget }) => [
    ...(js > budget.js * 1000
      ? [`${what}: JavaScript ${formatKilobytes(js)} kB, budget ${budget.js} kB`]
      : []),
    ...(css > budget.css * 1000 ? [`${what}: CSS ${formatKilobytes(css)} kB, budget ${budget.css} kB`] : []),
    ...(files.js.length > (budget.files ?? Infinity)
      ? [`${what}: ${files.js.length} scripts, budget ${budget.files}`]
      : []),
  ]),
  ...weights.flatMap(overLanguages),
];
