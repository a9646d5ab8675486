import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { MapOutline, OutlineProperties } from './outline';
import { unwrapAntimeridian } from './antimeridian';

const countrySources = {
  Canada: () => import('./data/canada.json?raw'),
  India: () => import('./data/india.json?raw'),
  Iraq: () => import('./data/iraq.json?raw'),
  Russia: () => import('./data/russia.json?raw'),
  Spain: () => import('./data/spain.json?raw'),
};
export type CountryName = keyof typeof countrySources;

/**
 * A country and its neighbours at 1:50 million, loaded on demand. Natural Earth (public domain) via
 * world-atlas (ISC), cropped by `scripts/map-outlines.ts`.
 */
export async function loadCountryOutline(name: CountryName): Promise<MapOutline> {
  const { default: source } = await countrySources[name]();
  const topology = JSON.parse(source) as Topology<{ countries: GeometryCollection<OutlineProperties> }>;
  const all = feature(topology, topology.objects.countries);
  return {
    ...all,
    features: all.features.map((area) => ({ ...area, geometry: unwrapAntimeridian(area.geometry) })),
  };
}
