import { entries } from './menu-item';

/** The pages under /maps. */
export const mapPages = entries('maps', [['Leaflet', '/maps/leaflet']]);
