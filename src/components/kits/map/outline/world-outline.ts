import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import source from 'world-atlas/countries-110m.json?raw';
import type { MapOutline, OutlineProperties } from './outline';
import { unwrapAntimeridian } from './antimeridian';

const topology = JSON.parse(source) as Topology<{ countries: GeometryCollection<OutlineProperties> }>;
const all = feature(topology, topology.objects.countries);

/**
 * World countries at 1:110 million, without Antarctica. Natural Earth (public domain) via world-atlas (ISC).
 */
export const worldOutline: MapOutline = {
  ...all,
  features: all.features
    .filter(({ properties }) => properties.name !== 'Antarctica')
    .map((country) => ({ ...country, geometry: unwrapAntimeridian(country.geometry) })),
};
