import type { FeatureCollection, Geometry } from 'geojson';

export interface OutlineProperties {
  name: string;
}

/** Areas by name. Degrees east and north, or the pixels of a finished drawing. */
export type MapOutline = FeatureCollection<Geometry, OutlineProperties>;
