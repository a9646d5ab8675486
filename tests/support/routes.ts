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

/** How a page is looked at. */
export interface Look {
  dark: boolean;
  narrow: boolean;
}

const looks: readonly Look[] = [
  { dark: false, narrow: false },
  { dark: true, narrow: false },
  { dark: false, narrow: true },
  { dark: true, narrow: true },
];

/** All four with `PLAZA_ALL`; else one by the letters of the path, so that all four come over the paths. */
export function looksAt(path: string): readonly Look[] {
  if (process.env['PLAZA_ALL']) return looks;
  let sum = 0;
  for (const letter of path) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 4096;
  return looks.slice(sum % 4, (sum % 4) + 1);
}
