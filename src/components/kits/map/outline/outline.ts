import type { FeatureCollection, Geometry } from 'geojson';

export interface OutlineProperties {
  name: string;
}

/** Named areas in degrees east and north, or in pixels of a finished drawing. */
export type MapOutline = FeatureCollection<Geometry, OutlineProperties>;
