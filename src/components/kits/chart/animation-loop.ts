import type { ChartOption } from './option/chart-option';
import type { ChartInstance } from './engine/echarts-core';

export interface AnimationClock {
  /** In seconds. */
  elapsed: number;
}

/**
 * Merges `live` into the chart on each frame while the chart is visible. With reduced motion it updates once a
 * second. Returns a stop function.
 */
export function startAnimationLoop(
  instance: ChartInstance,
  clock: AnimationClock,
  still: boolean,
  live: (seconds: number) => ChartOption,
): () => void {
  let last = performance.now();
  let drawn = -1;
  let frame = 0;
  let seen = true;
  const watcher = new IntersectionObserver(([entry]) => {
    seen = entry?.isIntersecting ?? true;
  });
  watcher.observe(instance.getDom());
  const step = (time: number) => {
    frame = requestAnimationFrame(step);
    const passed = Math.max(0, time - last) / 1000;
    last = time;
    if (!seen || instance.isDisposed()) return;
    clock.elapsed += passed;
    if (still && clock.elapsed - drawn < 1) return;
    drawn = clock.elapsed;
    instance.setOption(live(clock.elapsed));
  };
  frame = requestAnimationFrame(step);
  return () => {
    watcher.disconnect();
    cancelAnimationFrame(frame);
  };
}
