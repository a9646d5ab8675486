import type { Subject } from '../../../scripts/looks/shoot';
import { galleryStates } from '../../../scripts/looks/states/gallery';
import { shellStates } from '../../../scripts/looks/states/shell';
import { socialStates } from '../../../scripts/looks/states/social';
import { check, DIALOG, press, pressAction, state } from '../../../scripts/looks/states/steps';
import { workspaceStates } from '../../../scripts/looks/states/workspace';

/** A subject and the name of its picture. */
export interface Screen extends Subject {
  name: string;
}

const states = [...shellStates, ...socialStates, ...workspaceStates, ...galleryStates];

/** A state of `npm run looks`. Throws if there is none. */
function known(name: string, path: string, label: string): Screen {
  const found = states.find((one) => one.path === path && one.state === label);
  if (!found) throw new Error(`No state "${label}" of ${path}`);
  return { ...found, name };
}
const page = (name: string, path: string): Screen => ({ name, path, member: true });
const opened = (name: string, ...rest: Parameters<typeof state>): Screen => ({ name, ...state(...rest) });
const signedOut = (screen: Screen): Screen => ({ ...screen, member: false });
const sample = '/apps/chat?sample=true';

/** Key screens, most with something open. */
export const screens: readonly Screen[] = [
  known('feed', '/', 'menu of a post'),
  known('thread', '/', 'thread'),
  known('audience', '/post', 'audience'),
  page('explore', '/explore'),
  known('explore-filters', '/explore', 'filters'),
  page('notifications', '/notifications'),
  known('profile-menu', '/u/ada', 'menu of a person'),
  known('profile-form', '/u/ines', 'edit profile'),
  known('palette', '/about', 'palette with pages'),
  known('all-pages', '/about', 'all pages'),
  known('menu-drawer', '/about', 'navigation drawer'),
  known('keys', '/about', 'keys'),
  known('chat', sample, 'conversation menu'),
  known('event', '/apps/calendar', 'new event'),
  known('mail', '/apps/email', 'message'),
  known('board', '/tasks/kanban', 'menu of a task'),
  known('task', '/tasks/kanban', 'new task'),
  known('project', '/apps/Projects', 'project'),
  opened('invoice-form', '/invoices/create-invoice', 'calendar', 'role=grid', press(/^calendar of due/i)),
  known('invoices', '/invoices', 'filter'),
  opened(
    'contacts',
    '/users/contacts',
    'merge',
    DIALOG,
    check(/abel/i),
    check(/ada/i),
    pressAction(/^merge/i),
  ),
  known('wallet', '/wallet', 'menu of a card'),
  known('chart-table', '/charts/bar', 'as table'),
  known('grid-filter', '/tables/gridJs', 'filter'),
  opened('wizard', '/forms/wizard', 'second step', 'main', press(/^next/i, 'main')),
  known('picker', '/forms/picker', 'calendar'),
  page('buttons', '/ui/buttons'),
  known('modal', '/ui/modals', 'dialog'),
  known('dropdown', '/ui/dropdowns', 'menu with headers'),
  page('map', '/maps/leaflet'),
  page('pricing', '/pages/pricing'),
  page('not-found', '/errors/error-404'),
  signedOut(opened('sign-in', '/auth/login', 'errors', '[aria-invalid=true]', press(/^sign in$/i))),
  signedOut(page('welcome', '/welcome')),
];
