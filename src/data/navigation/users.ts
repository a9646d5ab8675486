import { entries } from './menu-item';

/** The pages under /users. */
export const userPages = entries('users', [
  ['Contacts', '/users/contacts'],
  ['Profile', '/users/profile'],
]);
