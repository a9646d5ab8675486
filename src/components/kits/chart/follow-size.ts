import type { ChartInstance } from './engine/echarts-core';

/**
 * Draws a chart again when its element has another size than the drawing. `autoResize` of echarts-for-react takes the
 * first change for the first drawing, and leaves a chart wider than its page. Returns a stop function; does nothing
 * for a chart that another theme has replaced.
 */
export function followSize(instance: ChartInstance): () => void {
  if (instance.isDisposed()) return () => undefined;
  let frame = 0;
  const follow = (width: number, height: number) => {
    if (instance.isDisposed() || (instance.getWidth() === width && instance.getHeight() === height)) return;
    instance.resize({ width, height });
  };
  // In the next frame: a canvas that changes within the observer's callback would be reported as a loop. The element
  // may have yet another size by then; if it keeps that, the observer reports it.
  const observer = new ResizeObserver(([entry]) => {
    if (!entry) return;
    const { width, height } = entry.contentRect;
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(() => follow(Math.round(width), Math.round(height)));
  });
  observer.observe(instance.getDom());
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
