import { useCallback, useEffect, useRef, useState } from 'react';

interface Turn {
  start: () => void;
  isDrawn: boolean;
}

const queue: Turn[] = [];
let running = false;

/** Frames after which the next part waits no longer: a chart without a size is never drawn. */
const MOST_FRAMES = 20;

function runNext(): void {
  const turn = queue.shift();
  running = turn !== undefined;
  if (!turn) return;
  turn.start();
  waitUntilDrawn(turn, MOST_FRAMES);
}

/** A part may take several frames to mount, get its size and paint. The next one starts in the frame after those. */
function waitUntilDrawn(turn: Turn, frames: number): void {
  requestAnimationFrame(() => {
    if (turn.isDrawn || frames === 0) requestAnimationFrame(runNext);
    else waitUntilDrawn(turn, frames - 1);
  });
}

interface RenderTurn {
  /** True once it is this part's turn. */
  turn: boolean;
  /** To be called when the part is drawn. */
  onDrawn: () => void;
}

/**
 * Parts of a page that are costly to draw, one after the other, so that none blocks input for long. One that does not
 * wait yet takes no turn.
 */
export function useRenderTurn(waits: boolean): RenderTurn {
  const [turn, setTurn] = useState(false);
  const own = useRef<Turn>(null);
  useEffect(() => {
    if (!waits) return undefined;
    const taken: Turn = { start: () => setTurn(true), isDrawn: false };
    own.current = taken;
    queue.push(taken);
    if (!running) {
      running = true;
      requestAnimationFrame(runNext);
    }
    return () => {
      taken.isDrawn = true;
      const at = queue.indexOf(taken);
      if (at >= 0) queue.splice(at, 1);
    };
  }, [waits]);
  const onDrawn = useCallback(() => {
    if (own.current) own.current.isDrawn = true;
  }, []);
  return { turn, onDrawn };
}
