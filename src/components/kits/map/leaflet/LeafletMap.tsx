import type { LatLngTuple, Map } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { createMap } from './create-map';

interface Props {
  /** What is shown, for those who do not see it. */
  label: string;
  /** Degrees north and east, read when the map appears. */
  centre?: LatLngTuple;
  /** 1 (the world) to 7, or to 18 where there are tiles; read when the map appears. */
  zoom?: number;
  /** Pixels. */
  height?: number;
  /** Puts things on the map and hands back how to take them off. Done again whenever the function changes. */
  draw?: (map: Map) => (() => void) | undefined;
}

const EUROPE: LatLngTuple = [50, 8];

/** A Leaflet map over bundled land, with tiles above it where they are configured and can be fetched. */
export function LeafletMap({ label, centre = EUROPE, zoom = 3, height = 300, draw }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const start = useRef({ centre, zoom });
  const [map, setMap] = useState<Map | null>(null);
  const [tilesGone, setTilesGone] = useState(false);
  // Stands before the effect that makes the map, so that things leave before the map does.
  useEffect(() => (map ? draw?.(map) : undefined), [map, draw]);
  useEffect(() => {
    if (!box.current) return undefined;
    const made = createMap(box.current, start.current.centre, start.current.zoom, setTilesGone);
    setMap(made);
    return () => {
      setMap(null);
      made.remove();
    };
  }, []);
  return (
    <>
      <div ref={box} className="map" role="region" aria-label={label} style={{ height }} />
      {tilesGone && (
        <output className="map-row">
          The tiles cannot be fetched now: this is the land that comes with the app.
        </output>
      )}
    </>
  );
}
