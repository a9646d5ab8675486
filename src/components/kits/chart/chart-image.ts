import type { ChartInstance } from './engine/echarts-core';
import type { LegendItem } from './chart-spec';
import type { ChartTheme } from './chart-theme';

/** Device pixel ratio of the exported image. */
const SCALE = 2;
const PAD = 20;

/** Exports a chart with its title and legend as PNG. */
export async function chartToPng(
  charts: readonly ChartInstance[],
  title: string,
  legend: readonly LegendItem[],
  theme: ChartTheme,
): Promise<Blob | null> {
  if (charts.length === 0) return null;
  const parts = charts.map((chart) =>
    chart.renderToCanvas({ pixelRatio: SCALE, backgroundColor: theme.surface }),
  );
  const width = Math.max(...charts.map((chart) => chart.getWidth()));
  const drawn = charts.reduce((sum, chart) => sum + chart.getHeight(), 0);
  const height = PAD * 2 + 36 + drawn + (legend.length > 0 ? 32 : 0);
  const sheet = document.createElement('canvas');
  sheet.width = (width + PAD * 2) * SCALE;
  sheet.height = height * SCALE;
  const pen = sheet.getContext('2d');
  if (!pen) return null;
  pen.scale(SCALE, SCALE);
  pen.fillStyle = theme.surface;
  pen.fillRect(0, 0, width + PAD * 2, height);
  pen.fillStyle = theme.ink;
  pen.font = `700 18px ${theme.display}`;
  pen.fillText(title, PAD, PAD + 16);
  let y = PAD + 36;
  for (const [index, part] of parts.entries()) {
    const [w, h] = [charts[index]?.getWidth() ?? width, charts[index]?.getHeight() ?? 0];
    pen.drawImage(part, PAD, y, w, h);
    y += h;
  }
  pen.font = `500 13px ${theme.text}`;
  let x = PAD;
  for (const { name, colour } of legend) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.roundRect(x, y + 12, 10, 10, [5, 5, 2, 2]);
    pen.fill();
    pen.fillStyle = theme.ink2;
    pen.fillText(name, x + 17, y + 22);
    x += 17 + pen.measureText(name).width + 16;
  }
  return new Promise((resolve) => sheet.toBlob(resolve, 'image/png'));
}
