// @vitest-environment happy-dom
import { graphic } from 'echarts/core';
import { expect, test, vi } from 'vitest';
import { echarts } from './echarts-core';

test('a chart that is disposed while it is painted does not paint on', async () => {
  const context: CanvasRenderingContext2D = new Proxy({} as CanvasRenderingContext2D, {
    get: () => () => undefined,
    set: () => true,
  });
  const canvas = vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => context);
  const element = document.createElement('div');
  const drawing = echarts.init(element, null, { width: 300, height: 200 }).getZr();
  for (let bar = 0; bar < 3; bar += 1) {
    const rect = new graphic.Rect({ shape: { x: bar * 20, y: 0, width: 10, height: 50 } });
    rect.incremental = true;
    drawing.add(rect as Parameters<typeof drawing.add>[0]);
  }
  // Each bar takes longer than a frame.
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 50));
  drawing.refreshImmediately(true);
  clock.mockRestore();
  echarts.dispose(element);
  // The frame that would paint on comes first; its error would fail the run.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(echarts.getInstanceByDom(element)).toBeUndefined();
  canvas.mockRestore();
});
