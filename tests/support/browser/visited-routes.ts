import { readFileSync } from 'node:fs';

/** What stands for a param when a route is visited. */
const examples: Record<string, string> = { $email: 'demo@plaza.test', $handle: 'ada' };

export interface VisitedRoute {
  /** Below /webapp, with every param filled in: "/u/ada". */
  path: string;
  /** Behind the sign-in. */
  member: boolean;
}

/** Every page of the route tree that can be visited by its address alone. */
export function visitedRoutes(): VisitedRoute[] {
  const tree = readFileSync('src/routeTree.gen.ts', 'utf8');
  const block = /interface FileRoutesByTo \{([\s\S]*?)\n\}/.exec(tree)?.[1] ?? '';
  const guarded = new Set(
    [...tree.matchAll(/^ {2}'\/_shell\/_member(\/[^']*)':/gm)].map((match) =>
      // A trailing "_" takes a page out of its parent's layout and is no part of the address.
      match[1]?.replace(/(.)\/$/, '$1').replaceAll(/_(?=\/)/g, ''),
    ),
  );
  const paths = [...block.matchAll(/^ {2}'([^']+)':/gm)].flatMap((match) => match[1] ?? []);
  return paths
    .filter((path) => path !== '/$' && path !== '/post/$postId')
    .map((path) => ({
      path: path.replaceAll(/\$\w+/g, (param) => examples[param] ?? param),
      member: guarded.has(path),
    }))
    .toSorted((a, b) => a.path.localeCompare(b.path));
}

type Scheme = 'light' | 'dark';

/** How a page is looked at in one visit. */
export interface RouteVariant {
  /** One after the other. */
  schemes: readonly [Scheme, ...Scheme[]];
  narrow: boolean;
}

/** Each scheme at each width with `PLAZA_ALL`; else one of the four, so that all come over the paths. */
export function variantsOf(path: string): readonly RouteVariant[] {
  if (process.env['PLAZA_ALL'])
    return [false, true].map((narrow) => ({ narrow, schemes: ['light', 'dark'] }));
  let sum = 0;
  for (const letter of path) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 4096;
  return [{ narrow: sum % 4 > 1, schemes: [sum % 2 === 0 ? 'light' : 'dark'] }];
}
