import { posix, relative, sep } from 'node:path';
import { wordsRule } from './words.mjs';
import { reservations, zones } from './zones.mjs';

/** @type {readonly (readonly [prefix: string, folder: string])[]} */
const ALIASES = [
  ['@/', 'src/'],
  ['@contract/', 'contract/'],
  ['@server/', 'server/'],
];

/**
 * @param {string} path
 * @param {string} folder folder, or file without its extension; `*` is any one name
 */
const isWithin = (path, folder) =>
  new RegExp(`^${folder.replaceAll('.', String.raw`\.`).replaceAll('*', '[^/]+')}(?:[/.]|$)`).test(path);

/**
 * Path from the root of the repository without its query, or the package name.
 * @param {string} file importing file, from the root
 * @param {string} source import specifier
 */
export function resolveImport(file, source) {
  const path = source.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  const alias = ALIASES.find(([prefix]) => path.startsWith(prefix));
  return alias ? path.replace(...alias) : path;
}

const TEST_FILE = /\.test\.tsx?$/;

/** @param {string} path */
const findZone = (path) =>
  zones
    .filter((zone) => isWithin(path, zone.path))
    .toSorted((one, other) => other.path.length - one.path.length)[0];

/**
 * Reason why the import is refused, or null. Configuration at the root and test files import anything.
 * @param {string} file importing file, from the root
 * @param {string} source import specifier
 * @param {boolean} isLazy true for `import()` on demand
 */
export function refuseImport(file, source, isLazy = false) {
  if (!file.includes('/') || TEST_FILE.test(file)) return null;
  const from = findZone(file);
  if (!from) return `${file} is in no zone: add its folder to scripts/lint/zones.mjs.`;
  const target = resolveImport(file, source);
  const reservation = reservations.find(({ names }) => names.some((name) => isWithin(target, name)));
  const importers = [...(reservation?.importers ?? []), ...((isLazy && reservation?.lazyImporters) || [])];
  if (reservation && !importers.some((importer) => isWithin(file, importer)))
    return `${from.path} may not import ${target}: ${reservation.instead}.`;
  const to = findZone(target);
  if (to) {
    const isAllowed = [from.path, ...from.imports].some((path) => isWithin(to.path, path));
    return isAllowed ? null : `${from.path} may not import ${to.path}: see scripts/lint/zones.mjs.`;
  }
  const isPackage = target === source;
  return from.packages && isPackage && !from.packages.some((name) => isWithin(target, name))
    ? `${from.path} may import no package but ${from.packages.join(', ')}.`
    : null;
}

/**
 * The parts of a linter's rule that are used here.
 * @typedef {{ type: string, source?: { value?: unknown } | null }} ImportNode
 * @typedef {{ filename: string, cwd: string, report(problem: { node: object, message: string }): void }} Context
 */

const zonesRule = {
  meta: { type: 'problem', docs: { description: 'Checks imports against scripts/lint/zones.mjs' } },
  /** @param {Context} context */
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    /** @param {ImportNode} node */
    const check = ({ type, source }) => {
      if (typeof source?.value !== 'string') return;
      const message = refuseImport(file, source.value, type === 'ImportExpression');
      if (message) context.report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      ImportExpression: check,
      TSImportType: check,
    };
  },
};

/** The one file that reads and writes web storage. */
const STORAGE_FILE = 'src/lib/storage/storage-entry.ts';
/** Inlined into index.html, where every import weighs; only reads. */
const INLINED = 'src/app/early/';

const storageRule = {
  meta: { type: 'problem', docs: { description: `Refuses web storage outside ${STORAGE_FILE}` } },
  /** @param {Context} context */
  create(context) {
    const file = relative(context.cwd, context.filename).split(sep).join('/');
    if (!file.startsWith('src/') || file === STORAGE_FILE || file.startsWith(INLINED)) return {};
    if (TEST_FILE.test(file)) return {};
    return {
      /** @param {{ name: string }} node */
      Identifier(node) {
        if (node.name === 'localStorage' || node.name === 'sessionStorage')
          context.report({
            node,
            message: `Use storageEntry of ${STORAGE_FILE}: sign-out clears its keys by scope.`,
          });
      },
    };
  },
};

export default {
  meta: { name: 'plaza' },
  rules: { storage: storageRule, words: wordsRule, zones: zonesRule },
};
