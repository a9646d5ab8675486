import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { resolveImport } from '../../../scripts/lint/imports.mjs';
import { zones } from '../../../scripts/lint/zones.mjs';

type Graph = ReadonlyMap<string, readonly string[]>;

const sources = ['contract', 'scripts', 'server', 'src', 'tests'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs)$/.test(name))
    .map((name) => `${folder}/${name}`),
);

/** Specifiers of all imports: static, type-only, re-exported and dynamic. */
function listSpecifiers(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}

const findFile = (path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find((name) => existsSync(name) && statSync(name).isFile());

const importGraph = (): Graph =>
  new Map(
    sources.map((file) => [
      file,
      listSpecifiers(file).flatMap((specifier) => findFile(resolveImport(file, specifier)) ?? []),
    ]),
  );

/** Groups of nodes that reach each other: Tarjan's strongly connected components of two nodes or more. */
function findCircles(graph: Graph): string[][] {
  const order = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];
  /** Lowest position in `order` that is reachable from the node and still open. */
  const visit = (node: string): number => {
    const position = order.size;
    order.set(node, position);
    open.push(node);
    let low = position;
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, order.get(next) ?? low);
    }
    if (low === position) {
      const group = open.splice(open.indexOf(node));
      if (group.length > 1) circles.push(group.toSorted());
    }
    return low;
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}

test('no file imports itself through others, type-only and dynamic imports included', () => {
  expect(findCircles(importGraph())).toEqual([]);
});

test('no zone imports itself through others', () => {
  const isWithin = (path: string, folder: string) => `${path}/`.startsWith(`${folder}/`);
  const graph = new Map(
    zones.map(({ path, imports }) => [
      path,
      zones
        .filter((zone) => zone.path !== path && imports.some((name) => isWithin(zone.path, name)))
        .map((zone) => zone.path),
    ]),
  );
  expect(findCircles(graph)).toEqual([]);
});

test('every zone is a folder or file that exists', () => {
  const missing = zones.filter(({ path }) => !existsSync(path) && !existsSync(`${path}.ts`));
  expect(missing).toEqual([]);
});
