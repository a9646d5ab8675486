import type { ChartTheme } from '@/components/kits/chart/chart-theme';

/** Column corners, rounded on top. Order: top start, top end, bottom end, bottom start. */
export const roundedTop = [10, 10, 2, 2];
/** Corners of a column below zero. */
export const roundedBottom = [2, 2, 10, 10];
/** Corners of the top segment of a stack. */
export const roundedTopSmall = [6, 6, 0, 0];

/** Bar corners, rounded at the end side. */
export const roundedEnd = (theme: ChartTheme): number[] => (theme.rtl ? [8, 2, 2, 8] : [2, 8, 8, 2]);
/** Bar corners, rounded at the start side. */
export const roundedStart = (theme: ChartTheme): number[] => (theme.rtl ? [2, 8, 8, 2] : [8, 2, 2, 8]);

/** A hex colour with an alpha of `share` (0 to 1). */
export function withAlpha(colour: string, share: number): string {
  const part = (at: number) => Number.parseInt(colour.slice(at, at + 2), 16) || 0;
  return `rgba(${part(1)},${part(3)},${part(5)},${share})`;
}

/** Mixes two hex colours; `share` 0 is the first, 1 the second. */
export function mixColours(first: string, second: string, share: number): string {
  const part = (hex: string, at: number) => Number.parseInt(hex.replace('#', '').slice(at, at + 2), 16) || 0;
  const mixed = [0, 2, 4].map((at) => Math.round(part(first, at) * (1 - share) + part(second, at) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const verticalGradient = (top: string, bottom: string) => ({
  type: 'linear' as const,
  x: 0,
  y: 0,
  x2: 0,
  y2: 1,
  colorStops: [
    { offset: 0, color: top },
    { offset: 1, color: bottom },
  ],
});

export const horizontalGradient = (left: string, right: string) => ({
  ...verticalGradient(left, right),
  x2: 1,
  y2: 0,
});

export const archSymbol =
  'path://M0 10V5a5 5 0 0 1 10 0v5a1.500 1.500 0 0 1-1.500 1.500h-7A1.500 1.500 0 0 1 0 10z';

/** Relative luminance of a hex colour, 0 to 1. Source: WCAG 2.2, "relative luminance". */
function luminance(colour: string): number {
  const part = (at: number) => {
    const value = (Number.parseInt(colour.slice(at, at + 2), 16) || 0) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(1) + 0.7152 * part(3) + 0.0722 * part(5);
}
const contrast = (a: string, b: string): number => {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].toSorted((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
};

/** Text colour with the higher contrast on a fill. */
export const readableTextColour = (theme: ChartTheme, fill: string): string =>
  contrast(theme.surface, fill) >= contrast(theme.ink, fill) ? theme.surface : theme.ink;
