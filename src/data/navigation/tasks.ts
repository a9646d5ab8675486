import { menuEntries } from './menu-item';

/** The pages under /tasks. */
export const taskPages = menuEntries('tasks', [
  ['Board', '/tasks/kanban'],
  ['Task details', '/tasks/view-details'],
]);
