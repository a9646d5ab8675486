import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pastedCards } from '../../../scripts/lib/gallery/pasted-cards';
import { classesIn, compileStyles } from '../../support/compiled-styles';

const memo = <T>(read: (file: string) => T): ((file: string) => T) => {
  const known = new Map<string, T>();
  return (file) => {
    const value = known.get(file) ?? read(file);
    known.set(file, value);
    return value;
  };
};

/** Files of the product that a module imports, stylesheets included. */
function importsOf(code: string, folder: string): string[] {
  return [...code.matchAll(/(?:from|import)\s*\(?'((?:@\/|\.)[^'?]+)'/g)].flatMap(([, source = '']) => {
    const base = source.startsWith('@/') ? `src/${source.slice(2)}` : path.join(folder, source);
    return (
      ['', '.tsx', '.ts'].map((end) => base + end).find((file) => /\.\w+$/.test(file) && existsSync(file)) ??
      []
    );
  });
}

const importsOfFile = memo((file) =>
  file.endsWith('.scss') ? [] : importsOf(readFileSync(file, 'utf8'), path.dirname(file)),
);

/** Stylesheets that a pasted card brings along. */
function sheetsOf(code: string): string[] {
  const files = new Set(importsOf(code, ''));
  for (const file of files) for (const next of importsOfFile(file)) files.add(next);
  return [...files].filter((file) => file.endsWith('.scss'));
}

const classesOf = memo((file) => classesIn(compileStyles(file).css));

/** Names in the `className`s of a card; the changing end of a name is left out: "btn-soft-". */
function writtenClasses(code: string): string[] {
  const texts = [...code.matchAll(/\bclassName="([^"]*)"|\bclassName=\{`([^`]*)`\}/g)];
  return texts.flatMap(([, plain, built = '']) =>
    (plain ?? built.replaceAll(/\$\{[^}]*\}/g, '\0'))
      .split(/\s+/)
      .map((name) => name.split('\0')[0] ?? '')
      .filter((name) => name.length > 1),
  );
}

test('every class that a card writes is in a stylesheet that comes with its code', () => {
  const app = classesOf('src/styles/app.scss');
  const missing = pastedCards().flatMap(({ file, code }) => {
    const known = [app, ...sheetsOf(code).map(classesOf)];
    const lost = writtenClasses(code).filter(
      (name) =>
        !known.some(
          (names) =>
            names.has(name) || (name.endsWith('-') && [...names].some((one) => one.startsWith(name))),
        ),
    );
    return lost.length > 0 ? [`${file}: ${[...new Set(lost)].join(', ')}`] : [];
  });
  expect(missing).toEqual([]);
});
