import { visitedRoutes } from '../../tests/support/routes';
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

/** Everything that the options ask for: pages, then pages with something open. */
export function subjectsOf({ routes, states, only }: Options): readonly Subject[] {
  const all: readonly Subject[] = [...(routes ? visitedRoutes() : []), ...(states ? openStates : [])];
  return all.filter(({ path, state }) => `${path}: ${state ?? ''}`.includes(only));
}
