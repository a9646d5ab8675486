import type { ChartOption } from '@/components/kits/chart/option/chart-option';
import type { ChartTheme } from '@/components/kits/chart/chart-theme';
import type { Projection } from '@/components/kits/map/outline/projection';

/** A town: degrees east and north, and its value. */
export interface Town {
  name: string;
  at: readonly [number, number];
  value: number;
}

type Geo = NonNullable<ChartOption['geo']>;

/** Land in Plaza's colours. Mouse drags pan the map; on a phone a swipe scrolls the page. */
export const baseMap = (theme: ChartTheme, map: string, projection: Projection) =>
  ({
    map,
    projection,
    roam: theme.narrow ? false : 'move',
    scaleLimit: { min: 1, max: 12 },
    left: 4,
    right: 4,
    top: 4,
    bottom: 4,
    preserveAspect: 'contain',
    tooltip: { show: true, formatter: '{b}' },
    label: { show: false },
    itemStyle: { areaColor: theme.press, borderColor: theme.lineStrong, borderWidth: 0.6 },
    emphasis: { label: { show: false }, itemStyle: { areaColor: theme.line } },
  }) satisfies Geo;

interface Frame {
  /** Degrees east of the sides and north of the ends; above 180 past the date line. */
  west: number;
  east: number;
  north: number;
  south: number;
}

/** One country highlighted among its neighbours, cropped to a frame. */
export const countryBaseMap = (theme: ChartTheme, name: string, projection: Projection, frame: Frame) => ({
  ...baseMap(theme, name, projection),
  boundingCoords: [
    [frame.west, frame.north],
    [frame.east, frame.south],
  ] as [[number, number], [number, number]],
  itemStyle: { areaColor: theme.surface, borderColor: theme.line, borderWidth: 0.6 },
  regions: [{ name, itemStyle: { areaColor: theme.press, borderColor: theme.lineStrong } }],
});

/** Coordinates of a town, for zooming. */
export const coordinatesOf =
  (towns: readonly Town[]) =>
  (name: string): readonly [number, number] =>
    towns.find((town) => town.name === name)?.at ?? [0, 0];

export const valueOf =
  (towns: readonly Town[]) =>
  (name: string): number =>
    towns.find((town) => town.name === name)?.value ?? 0;

/** Label above the selected marker. */
export const labelAbove = (theme: ChartTheme, show: boolean) => ({
  show,
  formatter: '{b}',
  position: 'top' as const,
  color: theme.ink,
  fontWeight: 700,
});

/** Clicking a town selects it; clicking elsewhere keeps the selection. */
export const selectTown =
  (towns: readonly Town[]) =>
  (name: string, before: string): string =>
    towns.some((town) => town.name === name) ? name : before;
