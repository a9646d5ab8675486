import * as z from 'zod';
import { visitedRoutes } from '../../tests/support/browser/visited-routes';
import { run } from '../lib/run-program';
import type { Options } from './options';
import type { Subject } from './shoot';
import { galleryStates } from './states/gallery';
import { shellStates } from './states/shell';
import { socialStates } from './states/social';
import { workspaceStates } from './states/workspace';

const openStates: readonly Subject[] = [
  ...shellStates,
  ...socialStates,
  ...workspaceStates,
  ...galleryStates,
];

const Routes = z.array(z.object({ path: z.string(), member: z.boolean() }));
// Older refs keep the list of routes elsewhere.
const LIST_ROUTES = `
const { visitedRoutes } = await import('./tests/support/browser/visited-routes.ts').catch(
  () => import('./tests/support/routes.ts'),
);
console.log(JSON.stringify(visitedRoutes()));`;

/** Routes that only the ref has; they are reported as missing. */
async function removedRoutes(tree: string, kept: readonly Subject[]): Promise<readonly Subject[]> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', LIST_ROUTES];
  const { code, output } = await run(process.execPath, args, { cwd: tree });
  if (code !== 0) {
    console.log('The ref cannot list its routes: using those of the working tree');
    return [];
  }
  const known = new Set(kept.map(({ path }) => path));
  return Routes.parse(JSON.parse(output)).filter(({ path }) => !known.has(path));
}

/** Subjects that match the options: pages, then open states. */
export async function subjectsOf(
  { routes, states, only }: Options,
  tree: string,
): Promise<readonly Subject[]> {
  const pages: readonly Subject[] = routes ? visitedRoutes() : [];
  const removed = routes ? await removedRoutes(tree, pages) : [];
  const all = [...pages, ...removed, ...(states ? openStates : [])];
  const isChosen = ({ path, state }: Subject): boolean =>
    only.length === 0 || only.some((part) => `${path}: ${state ?? ''}`.includes(part));
  return all.filter(isChosen);
}
