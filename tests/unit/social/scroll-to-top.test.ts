// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest';
import { scrollToTop } from '@/components/social/post/list/use-show-new';

function runFrames(): (count: number) => void {
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: FrameRequestCallback) => frames.push(run));
  onTestFinished(() => void vi.unstubAllGlobals());
  return (count) => {
    for (let frame = 0; frame < count; frame += 1) frames.shift()?.(frame);
  };
}

test('the page is held at its top while the rows of a new list are measured, and no longer', () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  onTestFinished(() => scrollTo.mockRestore());
  const run = runFrames();
  scrollToTop();
  run(100);
  expect(scrollTo).toHaveBeenCalledTimes(19);
});

test.each(['pointerdown', 'wheel', 'keydown'])('%s of the reader lets the page go', (action) => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockReturnValue();
  onTestFinished(() => scrollTo.mockRestore());
  const run = runFrames();
  scrollToTop();
  run(4);
  expect(scrollTo).toHaveBeenCalledTimes(3);
  document.body.dispatchEvent(new Event(action, { bubbles: true }));
  run(100);
  expect(scrollTo).toHaveBeenCalledTimes(3);
});
