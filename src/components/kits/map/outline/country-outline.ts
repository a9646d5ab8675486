import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Outline, Region } from './outline';
import { unbroken } from './antimeridian';

const sources = {
  Canada: () => import('./data/canada.json?raw'),
  India: () => import('./data/india.json?raw'),
  Iraq: () => import('./data/iraq.json?raw'),
  Russia: () => import('./data/russia.json?raw'),
  Spain: () => import('./data/spain.json?raw'),
};
export type CountryName = keyof typeof sources;

/**
 * A country among its neighbours at 1:50 million, each in a file of its own that is fetched when asked for.
 * Natural Earth (public domain) by way of world-atlas (ISC), cut out by `scripts/map-outlines.ts`.
 */
export async function country(name: CountryName): Promise<Outline> {
  const { default: source } = await sources[name]();
  const topology = JSON.parse(source) as Topology<{ countries: GeometryCollection<Region> }>;
  const all = feature(topology, topology.objects.countries);
  return { ...all, features: all.features.map((area) => ({ ...area, geometry: unbroken(area.geometry) })) };
}
