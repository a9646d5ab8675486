import type { ChartInstance } from './engine/echarts-core';

/**
 * Draws a chart again when its element has another size than the drawing. `autoResize` of echarts-for-react takes the
 * first change for the first drawing, and leaves a chart wider than its page. Returns a stop function; does nothing
 * for a chart that another theme has replaced.
 */
export function followSize(instance: ChartInstance): () => void {
  if (instance.isDisposed()) return () => undefined;
  const element = instance.getDom();
  let frame = 0;
  const follow = () => {
    if (instance.isDisposed()) return;
    if (instance.getWidth() === element.clientWidth && instance.getHeight() === element.clientHeight) return;
    // The library has set a size of its own, which stays without these.
    instance.resize({ width: 'auto', height: 'auto' });
  };
  // In the next frame: a canvas that changes within the observer's callback would be reported as a loop.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(follow);
  });
  observer.observe(element);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
  };
}
