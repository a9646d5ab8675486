import { menuEntries } from './menu-item';

/** Error Pages: what is shown when something is the matter. */
export const errorPages = menuEntries('errors', [
  ['Error 400', '/errors/error-400'],
  ['Error 401', '/errors/error-401'],
  ['Error 403', '/errors/error-403'],
  ['Error 404', '/errors/error-404'],
  ['Error 404 Alt', '/pages/error-404-alt'],
  ['Error 500', '/errors/error-500'],
  ['Service Unavailable', '/errors/service-unavailable'],
  ['Maintenance', '/maintenance'],
  ['Coming Soon', '/coming-soon'],
]);
