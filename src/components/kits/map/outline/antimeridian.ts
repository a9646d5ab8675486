import type { Geometry, Position } from 'geojson';

/** A ring that crosses the date line goes on past 180 degrees instead of running back across the whole map. */
function unwrapRing(ring: Position[]): Position[] {
  const [first = 0] = ring[0] ?? [];
  return ring.map(([east = 0, north = 0]) => [east - 360 * Math.round((east - first) / 360), north]);
}

/** An area whose rings do not tear at the date line; longitudes may pass 180 degrees. */
export function unwrapAntimeridian(shape: Geometry): Geometry {
  if (shape.type === 'Polygon') return { ...shape, coordinates: shape.coordinates.map(unwrapRing) };
  if (shape.type !== 'MultiPolygon') return shape;
  return { ...shape, coordinates: shape.coordinates.map((rings) => rings.map(unwrapRing)) };
}
