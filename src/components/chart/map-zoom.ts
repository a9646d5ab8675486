import type { Instance } from './engine';

/**
 * Zooms a drawn map `times`, the place at `focus` (degrees east and north) staying where it is; the middle does where
 * there is no such place in sight. Null puts the whole map back.
 */
export function zoomMap(chart: Instance, times: number | null, focus?: readonly [number, number]): void {
  if (times === null) {
    chart.setOption({ geo: { zoom: 1, center: null } });
    return;
  }
  const middle = [chart.getWidth() / 2, chart.getHeight() / 2];
  const at = focus && chart.convertToPixel({ geoIndex: 0 }, [...focus]);
  const [originX, originY] = Array.isArray(at) && at.every(Number.isFinite) ? at : middle;
  chart.dispatchAction({ type: 'geoRoam', componentType: 'geo', geoIndex: 0, zoom: times, originX, originY });
}
