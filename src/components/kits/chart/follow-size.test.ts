// @vitest-environment happy-dom
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followSize } from './follow-size';

register([SVGRenderer]);

test('takes the width of its page from the first change on', async () => {
  const reports: (() => void)[] = [];
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(report: () => void) {
        reports.push(report);
      }
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  const element = document.createElement('div');
  vi.spyOn(element, 'clientHeight', 'get').mockReturnValue(220);
  const width = vi.spyOn(element, 'clientWidth', 'get').mockReturnValue(1240);
  const chart = init(element, null, { width: 1240, height: 220 });
  const stop = followSize(chart);
  expect(chart.getWidth()).toBe(1240);

  width.mockReturnValue(700);
  reports.forEach((report) => report());
  await vi.waitFor(() => expect(chart.getWidth()).toBe(700));
  stop();
  chart.dispose();
});

test('leaves a chart alone that was disposed before', () => {
  const chart = init(document.createElement('div'), null, { width: 1240, height: 220 });
  chart.dispose();
  expect(() => followSize(chart)()).not.toThrow();
});
