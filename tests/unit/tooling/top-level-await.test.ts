import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
import { expect, test } from 'vitest';

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => `src/${name}`);

/** Whether the module waits for something before its exports have their values. */
function waitsAtTop(file: string): boolean {
  const text = readFileSync(file, 'utf8');
  if (!text.includes('await')) return false;
  let depth = 0;
  let found = false;
  const enter = () => void (depth += 1);
  const leave = () => void (depth -= 1);
  const note = () => void (found ||= depth === 0);
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: note,
    ForOfStatement: (node) => node.await && note(),
  }).visit(parseSync(file, text).program);
  return found;
}

// Safari gives a second import() of such a module its exports too early, without values.
test('no module of the app waits at its top level', () => {
  expect(modules.length).toBeGreaterThan(1000);
  expect(modules.filter(waitsAtTop)).toEqual([]);
});
