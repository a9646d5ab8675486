import type { FeatureCollection, Geometry } from 'geojson';

export interface Region {
  name: string;
}

/** Areas by name. Degrees east and north, or the pixels of a finished drawing. */
export type Outline = FeatureCollection<Geometry, Region>;
