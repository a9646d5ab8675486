import type { ChartInstance } from './echarts-core';

/** Degrees east and north. */
type Coordinates = readonly [number, number];

const chartCentre = (chart: ChartInstance): [number, number] => [chart.getWidth() / 2, chart.getHeight() / 2];

/** Position in chart pixels; null for a point outside the map. */
function pixelsOf(chart: ChartInstance, place: Coordinates): [number, number] | null {
  const [x, y] = chart.convertToPixel({ geoIndex: 0 }, [...place]) as (number | undefined)[];
  return x !== undefined && y !== undefined && Number.isFinite(x + y) ? [x, y] : null;
}

const roam = (chart: ChartInstance, how: Readonly<Record<string, number>>): void =>
  chart.dispatchAction({ type: 'geoRoam', componentType: 'geo', geoIndex: 0, ...how });

/** Zooms a map by `times` around `focus`, or the centre; null resets. */
export function zoomMap(chart: ChartInstance, times: number | null, focus?: Coordinates): void {
  if (times === null) {
    chart.setOption({ geo: { zoom: 1, center: null } });
    return;
  }
  const [originX, originY] = (focus && pixelsOf(chart, focus)) ?? chartCentre(chart);
  roam(chart, { zoom: times, originX, originY });
}

/** Centres a point of a zoomed map; an unzoomed map does not move. */
export function panMapTo(chart: ChartInstance, place: Coordinates): void {
  const { geo } = chart.getOption();
  if (!Array.isArray(geo) || !(Number(geo[0]?.zoom) > 1)) return;
  const [x, y] = pixelsOf(chart, place) ?? chartCentre(chart);
  const [middleX, middleY] = chartCentre(chart);
  roam(chart, { dx: middleX - x, dy: middleY - y });
}
