import { type Map, tileLayer } from 'leaflet';
import type { Env } from '@/lib/config/env';

/** Maximum tile zoom. */
export const TILE_ZOOM = 18;

/** Adds a tile layer; `onGone` receives true when a tile fails and false when tiles load again. */
export function addTiles(
  map: Map,
  { url, attribution }: NonNullable<Env['tiles']>,
  onGone: (failed: boolean) => void,
): void {
  tileLayer(url, { attribution, maxZoom: TILE_ZOOM, referrerPolicy: 'strict-origin-when-cross-origin' })
    .on('tileerror', () => onGone(true))
    .on('tileload', () => onGone(false))
    .addTo(map);
}
