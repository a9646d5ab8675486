// @vitest-environment happy-dom
import { init } from 'echarts/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { ChartOption } from '@/components/kits/chart/option/chart-option';
import { completeOption } from '@/components/kits/chart/option/complete-option';
import { toTableData } from '@/components/kits/chart/option/table-data';
import '../../support/chart/render-chart';
import { chartTheme } from '../../support/chart/test-theme';

test.each(['America/Los_Angeles', 'Asia/Tokyo', 'UTC'])(
  'a tooltip gives the time of the table in %s',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    const element = document.createElement('div');
    const chart = init(element, null, { renderer: 'svg', width: 560, height: 320 });
    onTestFinished(() => {
      chart.dispose();
      vi.unstubAllEnvs();
    });
    const option: ChartOption = {
      tooltip: { trigger: 'axis' },
      xAxis: { type: 'time' },
      yAxis: { type: 'value' },
      series: [
        { type: 'line', name: 'Load', data: [0, 1, 2].map((day) => [Date.UTC(2026, 3, 6 + day, 5), day]) },
      ],
    };
    const context = {
      theme: chartTheme(),
      label: 'Load',
      decals: false,
      hidden: new Set<string>(),
      names: ['Load'],
    };
    chart.setOption(completeOption(option, context));
    chart.dispatchAction({ type: 'showTip', seriesIndex: 0, dataIndex: 1 });
    await expect.poll(() => element.textContent).toContain('2026-04-07 05:00');
    expect(toTableData(option).rows[1]?.[1]).toBe('2026-04-07 05:00');
  },
);
