import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import source from 'us-atlas/states-albers-10m.json?raw';
import type { MapOutline, OutlineProperties } from './outline';

const topology = JSON.parse(source) as Topology<{ states: GeometryCollection<OutlineProperties> }>;

/**
 * US states on 975 x 610 pixels, Alaska and Hawaii below the others. United States Census Bureau (public
 * domain) via us-atlas (ISC).
 */
export const usaOutline: MapOutline = feature(topology, topology.objects.states);
