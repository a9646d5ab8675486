import { useEffect, useState } from 'react';

const queue: (() => void)[] = [];
let running = false;

/** A chart is mounted, gets its size and its options, and is painted, each in a frame of its own. */
const FRAMES_PER_CHART = 3;

function runNext(): void {
  const first = queue.shift();
  if (!first) {
    running = false;
    return;
  }
  first();
  waitFrames(FRAMES_PER_CHART, runNext);
}

function waitFrames(count: number, then: () => void): void {
  requestAnimationFrame(() => (count > 1 ? waitFrames(count - 1, then) : then()));
}

/** Canvas text does not repaint when a font loads: wait for both families, at most one second. */
async function waitForFonts(): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, 1000));
  const ready = Promise.allSettled(
    ['500 12px "Plaza Text"', '700 22px "Plaza Display"'].map((font) => document.fonts.load(font)),
  );
  await Promise.race([ready, late]);
}

/** Becomes true when it is this chart's turn: a page draws one chart after the other, so that none blocks input. */
export function useRenderTurn(): boolean {
  const [turn, setTurn] = useState(false);
  useEffect(() => {
    const take = () => setTurn(true);
    queue.push(take);
    if (!running) {
      running = true;
      void waitForFonts().then(runNext);
    }
    return () => {
      const at = queue.indexOf(take);
      if (at >= 0) queue.splice(at, 1);
    };
  }, []);
  return turn;
}
