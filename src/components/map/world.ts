import type { FeatureCollection, Geometry, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import source from 'world-atlas/countries-110m.json?raw';

interface Country {
  name: string;
}

const topology = JSON.parse(source) as Topology<{ countries: GeometryCollection<Country> }>;

/** A ring that crosses the date line goes on past 180 degrees instead of running back across the whole map. */
function unbroken(ring: Position[]): Position[] {
  const [first = 0] = ring[0] ?? [];
  return ring.map(([east = 0, north = 0]) => [east - 360 * Math.round((east - first) / 360), north]);
}

function unbrokenShape(shape: Geometry): Geometry {
  if (shape.type === 'Polygon') return { ...shape, coordinates: shape.coordinates.map(unbroken) };
  if (shape.type !== 'MultiPolygon') return shape;
  return { ...shape, coordinates: shape.coordinates.map((rings) => rings.map(unbroken)) };
}

const all = feature(topology, topology.objects.countries);

/**
 * The countries of the world at 1:110 million, without Antarctica, which goes round the pole.
 * Natural Earth (public domain) by way of world-atlas (ISC).
 */
export const world: FeatureCollection<Geometry, Country> = {
  ...all,
  features: all.features
    .filter(({ properties }) => properties.name !== 'Antarctica')
    .map((country) => ({ ...country, geometry: unbrokenShape(country.geometry) })),
};
