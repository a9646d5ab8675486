import type { LatLngTuple, Map } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { useWorldOutline } from '@/components/kits/map/outline/use-world-outline';
import { useRenderTurn } from '@/components/ui/hooks/use-render-turn';
import { mapText } from '@/messages/ui/map';
import { createMap, drawLand, removeMap } from './create-map';

interface Props {
  /** Accessible description. */
  label: string;
  /** Degrees north and east; read on mount. */
  centre?: LatLngTuple;
  /** 1 (world) to 7, or to 18 with tiles; read on mount. */
  zoom?: number;
  /** In pixels. */
  height?: number;
  /** Draws on the map and returns a clean-up function. Runs again when the function changes. */
  draw?: (map: Map) => (() => void) | undefined;
}

const EUROPE: LatLngTuple = [50, 8];

export function LeafletMap({ label, centre = EUROPE, zoom = 3, height = 300, draw }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const start = useRef({ centre, zoom });
  const [map, setMap] = useState<Map | null>(null);
  const [tilesGone, setTilesGone] = useState(false);
  const { outline, failed, retry } = useWorldOutline();
  // The outline arrives for all maps of a page at once.
  const { turn, onDrawn } = useRenderTurn(map !== null && outline !== null);
  useEffect(() => {
    if (!map || !outline || !turn) return;
    drawLand(map, outline);
    onDrawn();
  }, [map, outline, turn, onDrawn]);
  // Declared before the effect that creates the map, so that layers are removed first.
  useEffect(() => (map ? draw?.(map) : undefined), [map, draw]);
  useEffect(() => {
    if (!box.current) return undefined;
    const made = createMap(box.current, start.current.centre, start.current.zoom, setTilesGone);
    setMap(made);
    return () => {
      setMap(null);
      removeMap(made);
    };
  }, []);
  return (
    <>
      <div
        ref={box}
        className="map overflow-hidden hairline rounded-card"
        role="region"
        aria-label={label}
        style={{ height }}
      />
      {failed && (
        <div className="row-2 flex-wrap mt-3 text-ink-2" role="alert">
          {mapText.outlinesLoadFailed}
          <button type="button" className="btn btn-outline-secondary btn-sm" onClick={retry}>
            {mapText.retry}
          </button>
        </div>
      )}
      {tilesGone && <output className="row-2 flex-wrap mt-3 text-ink-2">{mapText.tilesLoadFailed}</output>}
    </>
  );
}
