import { menuEntries } from './menu-item';

/** The pages under /users. */
export const userPages = menuEntries('users', [
  ['Contacts', '/users/contacts'],
  ['Profile', '/users/profile'],
]);
