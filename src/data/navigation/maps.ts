import { entries } from './menu-item';

/** The pages under /maps. */
export const mapPages = entries('maps', [
  ['Google', '/maps/google'],
  ['Vector', '/maps/vector'],
  ['Leaflet', '/maps/leaflet'],
]);
