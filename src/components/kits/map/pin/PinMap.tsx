import { type LeafletMouseEvent, type Map, marker } from 'leaflet';
import { useCallback } from 'react';
import { pinIcon } from '@/components/kits/map/leaflet/create-map';
import { LeafletMap } from '@/components/kits/map/leaflet/LeafletMap';

interface Point {
  /** Degrees north. */
  lat: number;
  /** Degrees east. */
  lng: number;
}

export interface PinMapProps {
  /** Accessible description of the map, and name of the pin. */
  label: string;
  point: Point | null;
  /** A click sets the pin; without it the map is read only. Memoize: a new function draws the pin again. */
  onPoint?: (point: Point) => void;
  /** In pixels. */
  height: number;
}

const CLOSE = 6;

export function PinMap({ label, point, onPoint, height }: PinMapProps) {
  const [lat, lng] = [point?.lat, point?.lng];
  const draw = useCallback(
    (map: Map) => {
      const pin =
        lat === undefined || lng === undefined ? null : marker([lat, lng], { icon: pinIcon(label) });
      pin?.addTo(map);
      if (pin && !map.getBounds().contains(pin.getLatLng())) map.panTo(pin.getLatLng());
      const set = ({ latlng }: LeafletMouseEvent) => onPoint?.(latlng.wrap());
      map.on('click', set);
      return () => {
        map.off('click', set);
        pin?.remove();
      };
    },
    [label, lat, lng, onPoint],
  );
  return (
    <LeafletMap
      label={label}
      height={height}
      draw={draw}
      {...(point ? { centre: [point.lat, point.lng], zoom: CLOSE } : {})}
    />
  );
}
