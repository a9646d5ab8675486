import '@/lib/sanitise';
import { control, divIcon, type DivIcon, geoJSON, type LatLngExpression, map, type Map, SVG } from 'leaflet';
import 'leaflet/dist/leaflet.css';
import '@/styles/map.scss';
import { world } from './world';

const ATTRIBUTION = 'Natural Earth, public domain';

/** A map in the given box whose land is bundled: it needs neither network nor key. The caller removes it. */
export function makeMap(box: HTMLElement, centre: LatLngExpression, zoom: number): Map {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const made = map(box, {
    attributionControl: false,
    renderer: new SVG({ padding: 0.5 }),
    minZoom: 1,
    maxZoom: 7,
    maxBounds: [
      [-85, -200],
      [85, 200],
    ],
    // A page with many maps must scroll on; the buttons and a double click zoom.
    scrollWheelZoom: false,
    zoomAnimation: !still,
    inertia: !still,
  }).setView(centre, zoom);
  control.attribution({ prefix: '<a href="https://leafletjs.com">Leaflet</a>' }).addTo(made);
  geoJSON(world, {
    interactive: false,
    attribution: ATTRIBUTION,
    style: { className: 'map-land', weight: 0.7 },
  }).addTo(made);
  return made;
}

/** A pin drawn by the stylesheet; `name` is for those who do not see the map. */
export function pin(name: string): DivIcon {
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
