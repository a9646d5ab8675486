import { menuEntries } from './menu-item';

/** Authentication: the pages under /auth. */
export const authPages = menuEntries('auth', [
  ['Login', '/auth/login'],
  ['Register', '/auth/register'],
  ['Logout', '/auth/logout'],
  ['Recover Password', '/auth/recover-password'],
  ['Create Password', '/auth/create-password'],
  ['Lock Screen', '/auth/lock-screen'],
  ['Confirm Mail', '/auth/confirm-mail'],
  ['Login PIN', '/auth/login-pin'],
]);
