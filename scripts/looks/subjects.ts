import * as z from 'zod';
import { visitedRoutes } from '../../tests/support/routes';
import { run } from '../lib/run';
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
const TELL_ROUTES = `
import { visitedRoutes } from './tests/support/routes.ts';
console.log(JSON.stringify(visitedRoutes()));`;

/** The pages of the ref that the working tree no longer has: they must differ, not be left out. */
async function lostRoutes(tree: string, kept: readonly Subject[]): Promise<readonly Subject[]> {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', TELL_ROUTES];
  const { code, output } = await run(process.execPath, args, { cwd: tree });
  if (code !== 0) {
    console.log('The ref cannot list its pages: those of the working tree are taken');
    return [];
  }
  const known = new Set(kept.map(({ path }) => path));
  return Routes.parse(JSON.parse(output)).filter(({ path }) => !known.has(path));
}

/** Everything that the options ask for: pages, then pages with something open. */
export async function subjectsOf(
  { routes, states, only }: Options,
  tree: string,
): Promise<readonly Subject[]> {
  const pages: readonly Subject[] = routes ? visitedRoutes() : [];
  const lost = routes ? await lostRoutes(tree, pages) : [];
  const all = [...pages, ...lost, ...(states ? openStates : [])];
  return all.filter(({ path, state }) => `${path}: ${state ?? ''}`.includes(only));
}
