import { readFileSync } from 'node:fs';

/** Param values used when visiting a route. */
const examples: Record<string, string> = { $email: 'demo@plaza.test', $handle: 'ada' };

export interface VisitedRoute {
  /** Path below /webapp with params filled in: "/u/ada". */
  path: string;
  /** Requires sign-in. */
  member: boolean;
}

/** Every page of the route tree reachable by URL alone. */
export function visitedRoutes(): VisitedRoute[] {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8');
  const block = /interface FileRoutesByTo \{([\s\S]*?)\n\}/.exec(tree)?.[1] ?? '';
  const guarded = new Set(
    [...tree.matchAll(/^ {2}'\/_shell\/_member(\/[^']*)':/gm)].map((match) =>
      // A trailing "_" removes the parent layout and is not part of the URL.
      match[1]?.replace(/(.)\/$/, '$1').replaceAll(/_(?=\/)/g, ''),
    ),
  );
  const paths = [...block.matchAll(/^ {2}'([^']+)':/gm)].flatMap((match) => match[1] ?? []);
  return paths
    .filter((path) => Array.from(path.matchAll(/\$\w*/g), String).every((param) => param in examples))
    .map((path) => ({
      path: path.replaceAll(/\$\w+/g, (param) => examples[param] ?? param),
      member: guarded.has(path),
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

/**
 * Loaded from their address: the feed, a page without the shell and every layout of the shell. Tests may open the others
 * as a link does, for a third of the processor time: hostile-search.test.tsx starts the app on the address of each page.
 */
export const LOADED_PATHS: ReadonlySet<string> = new Set(
  '/ /auth/login /horizontal /full-view /fullscreen-view /hover-menu /compact /icon-view /dark-mode /detached'.split(
    ' ',
  ),
);

type Scheme = 'light' | 'dark';

/** Scheme and width of a visit. */
export interface RouteVariant {
  schemes: readonly [Scheme, ...Scheme[]];
  narrow: boolean;
}

/** All four looks with `PLAZA_ALL`, otherwise one by path, so that all occur. */
export function variantsOf(path: string): readonly RouteVariant[] {
  if (process.env['PLAZA_ALL'])
    return [false, true].map((narrow) => ({ narrow, schemes: ['light', 'dark'] }));
  let sum = 0;
  for (const letter of path) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 4096;
  return [{ narrow: sum % 4 > 1, schemes: [sum % 2 === 0 ? 'light' : 'dark'] }];
}
