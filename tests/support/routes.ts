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
      match[1]?.replace(/(.)\/$/, '$1'),
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

/** One of four by the letters of a path, so that each run looks at every path once and at all four over the paths. */
export function lookOf(path: string): { dark: boolean; narrow: boolean } {
  let sum = 0;
  for (const letter of path) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 4096;
  return { dark: sum % 2 === 1, narrow: sum % 4 > 1 };
}
