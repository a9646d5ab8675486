import { menuEntries } from './menu-item';

/** The pages under /maps. */
export const mapPages = menuEntries('maps', [
  ['Google', '/maps/google'],
  ['Vector', '/maps/vector'],
  ['Leaflet', '/maps/leaflet'],
]);
