import '@/lib/browser/sanitize-html';
import { control, divIcon, type DivIcon, geoJSON, type LatLngExpression, map, type Map, SVG } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.scss';
import { env } from '@/lib/config/env';
import { addTiles, TILE_ZOOM } from './tiles';
import { worldOutline } from '@/components/kits/map/outline/world-outline';
import { ZoomControl } from './zoom-control';

const ATTRIBUTION = 'Natural Earth, public domain';

/** Below everything, tiles included. */
const LAND = 'land';

/**
 * A map in the given box whose land is bundled: it needs neither network nor key. Where tiles are configured they lie
 * above the land, and `onTilesGone` hears whether they can be fetched. The caller removes the map.
 */
export function createMap(
  box: HTMLElement,
  centre: LatLngExpression,
  zoom: number,
  onTilesGone: (gone: boolean) => void,
): Map {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const made = map(box, {
    attributionControl: false,
    zoomControl: false,
    renderer: new SVG({ padding: 0.5 }),
    minZoom: 1,
    maxZoom: env.tiles ? TILE_ZOOM : 7,
    maxBounds: [
      [-85, -200],
      [85, 200],
    ],
    // A page with many maps must scroll on; the buttons and a double click zoom.
    scrollWheelZoom: false,
    zoomAnimation: !still,
    inertia: !still,
  }).setView(centre, zoom);
  new ZoomControl({ position: 'topleft' }).addTo(made);
  control.attribution({ prefix: '<a href="https://leafletjs.com">Leaflet</a>' }).addTo(made);
  made.createPane(LAND).classList.add('map-ground');
  geoJSON(worldOutline, {
    pane: LAND,
    interactive: false,
    attribution: ATTRIBUTION,
    style: { className: 'map-land', weight: 0.7 },
  }).addTo(made);
  if (env.tiles) addTiles(made, env.tiles, onTilesGone);
  return made;
}

/** A pin drawn by the stylesheet; `name` is for those who do not see the map. */
export function pinIcon(name: string): DivIcon {
  const words = document.createElement('span');
  words.className = 'visually-hidden';
  words.textContent = name;
  return divIcon({
    className: 'map-pin',
    html: words,
    iconSize: [28, 28],
    iconAnchor: [14, 28],
    popupAnchor: [0, -28],
  });
}
