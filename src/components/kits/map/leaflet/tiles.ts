import { type Map, tileLayer } from 'leaflet';
import type { Env } from '@/lib/config/env';

/** How near tiles are made for. */
export const TILE_ZOOM = 18;

/** Lays tiles over the land of a map; `onGone` hears true when one cannot be fetched, false when they come again. */
export function addTiles(
  map: Map,
  { url, attribution }: NonNullable<Env['tiles']>,
  onGone: (gone: boolean) => void,
): void {
  tileLayer(url, { attribution, maxZoom: TILE_ZOOM, referrerPolicy: 'strict-origin-when-cross-origin' })
    .on('tileerror', () => onGone(true))
    .on('tileload', () => onGone(false))
    .addTo(map);
}
