// @vitest-environment happy-dom
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followSize } from './follow-size';

register([SVGRenderer]);

type Report = (entries: { contentRect: { width: number; height: number } }[]) => void;

test('takes the width that its page keeps, from the first change on', async () => {
  const reports: Report[] = [];
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: Report) {
        reports.push(report);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const element = document.createElement('div');
  const chart = init(element, null, { width: 1240, height: 220 });
  const stop = followSize(chart);
  expect(chart.getWidth()).toBe(1240);

  // Between two frames the element is wide; no observer reports that.
  vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(1240);
  reports.forEach((report) => report([{ contentRect: { width: 700.4, height: 220 } }]));
  await expect.poll(() => chart.getWidth()).toBe(700);
  stop();
  chart.dispose();
});

test('leaves a chart alone that was disposed before', () => {
  const chart = init(document.createElement('div'), null, { width: 1240, height: 220 });
  chart.dispose();
  expect(() => followSize(chart)()).not.toThrow();
});
