import '@/lib/browser/sanitize-html';
import type { Geometry, MultiPolygon, Position } from 'geojson';
import { control, divIcon, type DivIcon, geoJSON, type LatLngExpression, map, type Map, SVG } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import './map.scss';
import { env } from '@/lib/config/env';
import { addTiles, TILE_ZOOM } from './tiles';
import type { MapOutline } from '@/components/kits/map/outline/outline';
import { mapText } from '@/messages/ui/map';
import { ZoomControl } from './zoom-control';

const ATTRIBUTION = mapText.naturalEarthPublicDomain;

/** Below all panes, including tiles. */
const LAND = 'land';

/**
 * Creates a map with a place for bundled land. Configured tiles cover the land; `onTilesFailed` reports whether they
 * load. The caller removes the map by `removeMap`.
 */
export function createMap(
  box: HTMLElement,
  centre: LatLngExpression,
  zoom: number,
  onTilesFailed: (failed: boolean) => void,
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
    // The page must stay scrollable; buttons and double click zoom.
    scrollWheelZoom: false,
    zoomAnimation: !still,
    inertia: !still,
  }).setView(centre, zoom);
  new ZoomControl({ position: 'topleft' }).addTo(made);
  control.attribution({ prefix: '<a href="https://leafletjs.com">Leaflet</a>' }).addTo(made);
  const land = made.createPane(LAND);
  land.classList.add('pe-none');
  // Below the tiles: Leaflet's tile pane is at 200.
  land.style.zIndex = '150';
  if (env.tiles) addTiles(made, env.tiles, onTilesFailed);
  made.on('zoomstart', () => zooming.add(made)).on('zoomend', () => zooming.delete(made));
  return made;
}

function polygonsOf(shape: Geometry): Position[][][] {
  if (shape.type === 'MultiPolygon') return shape.coordinates;
  return shape.type === 'Polygon' ? [shape.coordinates] : [];
}

/** Draws bundled land, which needs neither another server nor a key. It is one shape: each of its own takes time. */
export function drawLand(made: Map, outline: MapOutline): void {
  const land: MultiPolygon = {
    type: 'MultiPolygon',
    coordinates: outline.features.flatMap(({ geometry }) => polygonsOf(geometry)),
  };
  made.attributionControl.addAttribution(ATTRIBUTION);
  geoJSON(land, { pane: LAND, interactive: false, style: { className: 'map-land', weight: 0.7 } }).addTo(
    made,
  );
}

const zooming = new WeakSet<Map>();

/** Leaflet's zoom animation fails on a removed map, so the map outlives its page until the zoom has ended. */
export function removeMap(made: Map): void {
  if (zooming.has(made)) made.once('moveend', () => made.remove());
  else made.remove();
}

/** A CSS pin; `name` is its accessible name. */
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
