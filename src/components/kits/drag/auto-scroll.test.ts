// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { startAutoScroll } from './auto-scroll';

afterEach(() => vi.unstubAllGlobals());

/** How far the page scrolls in a second under a pointer at its lower edge. */
function scrollASecond(framesPerSecond: number): number {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  vi.stubGlobal('cancelAnimationFrame', () => frames.splice(0));
  document.elementFromPoint = () => document.body;
  document.documentElement.scrollTop = 0;
  const stop = startAutoScroll(
    () => ({ x: window.innerWidth / 2, y: window.innerHeight }),
    () => undefined,
  );
  const start = performance.now();
  for (let frame = 1; frame <= framesPerSecond; frame += 1)
    frames.shift()?.(start + (frame * 1000) / framesPerSecond);
  stop();
  return document.documentElement.scrollTop;
}

test('scrolls as far in a second on a screen of 144 frames as on one of 60', () => {
  const at60 = scrollASecond(60);
  expect(at60).toBeGreaterThan(600);
  expect(Math.abs(scrollASecond(144) - at60)).toBeLessThan(40);
});
