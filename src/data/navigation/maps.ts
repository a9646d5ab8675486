import { entries } from './menu-item';

/** The pages under /maps. */
export const mapPages = entries('maps', [
  ['Vector', '/maps/vector'],
  ['Leaflet', '/maps/leaflet'],
]);
