import type { Geometry, Position } from 'geojson';

/** Continues a ring past 180° instead of jumping across the map. */
function unwrapRing(ring: Position[]): Position[] {
  const [first = 0] = ring[0] ?? [];
  return ring.map(([east = 0, north = 0]) => [east - 360 * Math.round((east - first) / 360), north]);
}

/** A geometry whose rings do not tear at the antimeridian; longitudes may exceed 180°. */
export function unwrapAntimeridian(shape: Geometry): Geometry {
  if (shape.type === 'Polygon') return { ...shape, coordinates: shape.coordinates.map(unwrapRing) };
  if (shape.type !== 'MultiPolygon') return shape;
  return { ...shape, coordinates: shape.coordinates.map((rings) => rings.map(unwrapRing)) };
}
