import { entries } from './menu-item';

/** The pages under /tasks. */
export const taskPages = entries('tasks', [
  ['Board', '/tasks/kanban'],
  ['Task details', '/tasks/view-details'],
]);
