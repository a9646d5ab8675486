import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'vite';

interface Statement {
  file: string;
  text: string;
  /** Directly below the statement before. */
  tight: boolean;
  /** Names that the statement declares; empty for a call. */
  declared: ReadonlySet<string>;
  used: ReadonlySet<string>;
}

interface ImportedName {
  source: string;
  local: string;
  text: string;
  /** The default export or the whole module, written before the braces. */
  whole: boolean;
  isType: boolean;
}

/** Imports, styles and statements of one module and of the gallery's files that it imports. */
interface Collected {
  names: ImportedName[];
  styles: Set<string>;
  statements: Statement[];
  files: Set<string>;
}

/** Folder whose files an example's code brings along; other imports stay imports. */
const OWN = 'src/components/gallery/';

const resolveFile = (from: string, source: string): string | undefined => {
  const base = source.startsWith('@/')
    ? `src/${source.slice(2)}`
    : source.startsWith('.')
      ? path.join(path.dirname(from), source)
      : undefined;
  return base && ['', '.tsx', '.ts'].map((end) => base + end).find((file) => existsSync(file));
};

const isOwn = (file: string): boolean => file.startsWith(OWN) && /\.tsx?$/.test(file);

interface Name {
  name: string;
  start: number;
}

function parse(file: string, source: string) {
  const { program, errors } = parseSync(file, source);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const used: Name[] = [];
  const note = ({ name, start }: Name) => used.push({ name, start });
  // The names of properties refer to nothing.
  const keys = new Set<number>();
  const skip = ({ start }: { start: number }) => keys.add(start);
  new Visitor({
    Identifier: note,
    JSXIdentifier: note,
    JSXAttribute: ({ name }) => skip(name),
    MemberExpression: ({ computed, property }) => computed || skip(property),
    Property: ({ computed, shorthand, key }) => computed || shorthand || skip(key),
    TSPropertySignature: ({ key }) => skip(key),
  }).visit(program);
  return { program, used: used.filter(({ start }) => !keys.has(start)) };
}

/** Most components call the type of their properties Props: a helper's becomes `RowProps`. */
function renameProps(file: string, source: string): string {
  if (!source.includes('Props')) return source;
  const name = path.basename(file).replace(/\.tsx?$/, '');
  return parse(file, source)
    .used.filter((part) => part.name === 'Props')
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start }) => `${text.slice(0, start)}${name}${text.slice(start)}`, source);
}

function collect(file: string, source: string, into: Collected, entry: boolean): void {
  if (into.files.has(file)) return;
  into.files.add(file);
  const { program, used } = parse(file, source);

  let end = 0;
  for (const node of program.body) {
    const text = source.slice(end, node.end).trim();
    const tight = end > 0 && !/^\s*\n\s*\n/.test(source.slice(end, node.end));
    end = node.end;
    if (node.type === 'ImportDeclaration') {
      addImport(file, node, into);
      continue;
    }
    if (node.type === 'ExportAllDeclaration' || node.type === 'ExportDefaultDeclaration') {
      throw new Error(`${file}: an example exports by name.`);
    }
    const inner = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    const declared = new Set<string>();
    if (inner?.type === 'VariableDeclaration') {
      for (const { id } of inner.declarations) {
        if (id.type === 'Identifier') {
          declared.add(id.name);
          continue;
        }
        for (const { name, start } of used) if (start >= id.start && start < id.end) declared.add(name);
      }
    } else if (inner && 'id' in inner && inner.id && 'name' in inner.id) {
      declared.add(inner.id.name);
    }
    const names = new Set(
      used.flatMap(({ name, start }) => (start >= node.start && start < node.end ? [name] : [])),
    );
    into.statements.push({
      file,
      text: entry ? text : text.replace(/^((?:\/\*\*[^]*?\*\/|\/\/[^\n]*\n|\s)*)export /, '$1'),
      tight,
      declared,
      used: names,
    });
  }
}

type Import = Extract<ReturnType<typeof parseSync>['program']['body'][number], { type: 'ImportDeclaration' }>;

function addImport(file: string, node: Import, into: Collected): void {
  const source = node.source.value;
  const target = resolveFile(file, source);
  if (target && isOwn(target)) {
    for (const part of node.specifiers) {
      if (
        part.type !== 'ImportSpecifier' ||
        !('name' in part.imported) ||
        part.imported.name !== part.local.name
      )
        throw new Error(`${file}: import ${source} by the names that it exports.`);
    }
    collect(target, renameProps(target, readFileSync(target, 'utf8')), into, false);
    return;
  }
  const address = target?.startsWith('src/') ? `@/${path.relative('src', target)}` : source;
  const from = source.startsWith('.') ? address.replace(/\.tsx?$/, '') : source;
  if (node.specifiers.length === 0) into.styles.add(from);
  for (const part of node.specifiers) {
    const isType =
      node.importKind === 'type' || (part.type === 'ImportSpecifier' && part.importKind === 'type');
    const { name: local } = part.local;
    if (part.type !== 'ImportSpecifier') {
      const text = part.type === 'ImportDefaultSpecifier' ? local : `* as ${local}`;
      into.names.push({ source: from, local, text, whole: true, isType });
      continue;
    }
    const imported = 'name' in part.imported ? part.imported.name : part.imported.value;
    const text = imported === local ? imported : `${imported} as ${local}`;
    into.names.push({ source: from, local, text, whole: false, isType });
  }
}

/** Statements that the last `own` ones need, in their order. */
function keepUsed(statements: readonly Statement[], own: number): Statement[] {
  const kept = new Set<Statement>(
    statements.filter((statement, at) => at >= statements.length - own || statement.declared.size === 0),
  );
  for (const statement of kept) {
    for (const other of statements) {
      if ([...other.declared].some((name) => statement.used.has(name))) kept.add(other);
    }
  }
  return statements.filter((statement) => kept.has(statement));
}

function checkNames(file: string, statements: readonly Statement[], names: readonly ImportedName[]): void {
  const seen = new Map(names.map(({ local, source }) => [local, source]));
  for (const { local, source } of names) {
    if (seen.get(local) !== source) throw new Error(`${file}: ${local} is imported from two modules.`);
  }
  for (const { declared, file: from } of statements) {
    for (const name of declared) {
      // A schema and its type share their name.
      if ((seen.get(name) ?? from) !== from)
        throw new Error(`${file}: its code declares ${name} twice. Rename one of them.`);
      seen.set(name, from);
    }
  }
}

const rank = (source: string): number =>
  source === 'react'
    ? 0
    : source.startsWith('~icons/')
      ? 2
      : source.startsWith('@') && source[1] === '/'
        ? 3
        : 1;

function writeImports(names: readonly ImportedName[]): string[] {
  const sources = [...new Set(names.map(({ source }) => source))].toSorted(
    (one, other) => rank(one) - rank(other) || one.localeCompare(other),
  );
  return sources.map((source) => {
    const parts = new Map<string, ImportedName>();
    for (const name of names) {
      if (name.source === source && !(parts.has(name.local) && name.isType)) parts.set(name.local, name);
    }
    const whole = [...parts.values()].find((name) => name.whole);
    const some = [...parts.values()].filter((name) => !name.whole);
    const onlyTypes = !whole && some.every(({ isType }) => isType);
    const braces = some.map(({ text, isType }) => (isType && !onlyTypes ? `type ${text}` : text)).toSorted();
    const one = `{ ${braces.join(', ')} }`;
    const list = one.length + source.length > 90 ? `{\n  ${braces.join(',\n  ')},\n}` : one;
    const what = [...(whole ? [whole.text] : []), ...(some.length > 0 ? [list] : [])].join(', ');
    return `import ${onlyTypes ? 'type ' : ''}${what} from '${source}';`;
  });
}

export interface ExampleModule {
  text: string;
  /** Files whose text the module holds. */
  files: readonly string[];
}

/**
 * One module that can be pasted into any page: the example with the parts of its helper files that it uses. `file` is
 * relative to the repository; `source` replaces its text.
 */
export function writeExampleModule(file: string, source = readFileSync(file, 'utf8')): ExampleModule {
  const all: Collected = { names: [], styles: new Set(), statements: [], files: new Set() };
  collect(file, source, all, true);
  const own = all.statements.filter((statement) => statement.file === file).length;
  const statements = keepUsed(all.statements, own);
  const names = all.names.filter(({ local }) => statements.some(({ used }) => used.has(local)));
  checkNames(file, statements, names);
  const imports = [...writeImports(names), ...[...all.styles].map((style) => `import '${style}';`)];
  const body = statements.map(({ text, tight }, at) => (tight && at > 0 ? `\n${text}` : `\n\n${text}`));
  return { text: `${imports.join('\n')}${body.join('')}`.trim().concat('\n'), files: [...all.files] };
}
