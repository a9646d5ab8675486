// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useRenderTurn } from './use-render-turn';

let frames: FrameRequestCallback[] = [];
let draw: Record<string, () => void> = {};

beforeEach(() => {
  frames = [];
  draw = {};
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
  return () => vi.unstubAllGlobals();
});

function nextFrame(): void {
  const due = frames;
  frames = [];
  act(() => due.forEach((callback) => callback(0)));
}

function Part({ name, waits = true }: { name: string; waits?: boolean }) {
  const { turn, onDrawn } = useRenderTurn(waits);
  useEffect(() => {
    draw[name] = onDrawn;
  }, [name, onDrawn]);
  return turn ? <p>{name}</p> : null;
}

/** Lets frames pass until nothing waits, so that the next test begins with an empty queue. */
function finish(unmount: () => void): void {
  unmount();
  for (let left = 50; left > 0 && frames.length > 0; left -= 1) nextFrame();
}

test('a part starts in the frame after the one before is drawn', () => {
  const { container, unmount } = render(
    <>
      <Part name="first" />
      <Part name="second" />
    </>,
  );
  nextFrame();
  expect(container).toHaveTextContent(/^first$/);
  nextFrame();
  nextFrame();
  expect(container).toHaveTextContent(/^first$/);
  draw['first']?.();
  nextFrame();
  nextFrame();
  expect(container).toHaveTextContent(/^firstsecond$/);
  finish(unmount);
});

test('a part that is never drawn or has left holds up nobody', () => {
  const { container, rerender, unmount } = render(
    <>
      <Part name="empty" />
      <Part name="left" />
      <Part name="idle" waits={false} />
      <Part name="last" />
    </>,
  );
  nextFrame();
  rerender(
    <>
      <Part name="empty" />
      {null}
      <Part name="idle" waits={false} />
      <Part name="last" />
    </>,
  );
  for (let left = 30; left > 0; left -= 1) nextFrame();
  expect(container).toHaveTextContent(/^emptylast$/);
  finish(unmount);
});
