/** A town; coordinates in degrees north and east. */
export interface MapMarker {
  name: string;
  at: [lat: number, lng: number];
  note: string;
}

export const mapMarkers: readonly [MapMarker, ...MapMarker[]] = [
  { name: 'Lisbon', at: [38.72, -9.14], note: 'Sent the tram bell in 1987' },
  { name: 'Ghent', at: [51.05, 3.72], note: 'Flower market on Sundays' },
  { name: 'Bergen', at: [60.39, 5.32], note: 'Lends its fish stall each May' },
  { name: 'Ljubljana', at: [46.06, 14.51], note: 'Planned the new benches' },
  { name: 'Thessaloniki', at: [40.64, 22.94], note: 'Brings olives to the autumn fair' },
];

/** Google's coordinate shape. */
export const latLng = ({ at: [lat, lng] }: MapMarker): { lat: number; lng: number } => ({ lat, lng });

/** Returns the town of that name, or the first one. */
export const markerByName = (name: string): MapMarker => {
  const [first] = mapMarkers;
  return mapMarkers.find((place) => place.name === name) ?? first;
};
