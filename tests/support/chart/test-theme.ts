import { type ChartTheme, readTheme } from '@/components/kits/chart/chart-theme';

const tokens: Record<string, string> = {
  '--pz-c1': '#0e6e5a',
  '--pz-c2': '#cd3d14',
  '--pz-c3': '#c08400',
  '--pz-c4': '#453ea3',
  '--pz-c5': '#683b70',
  '--pz-c6': '#6f95ba',
  '--pz-c7': '#b34c8d',
  '--pz-c8': '#998375',
  '--pz-ink': '#14201b',
  '--pz-ink-2': '#46544d',
  '--pz-ink-3': '#5b6962',
  '--pz-surface': '#fff',
  '--pz-sunken': '#f4f6f2',
  '--pz-hover': '#eaeee7',
  '--pz-press': '#dfe5dc',
  '--pz-line': '#dae0d7',
  '--pz-line-strong': '#84918a',
  '--pz-spark': '#f5b62e',
  '--pz-text': 'sans-serif',
  '--pz-display': 'sans-serif',
};

/** Light theme without motion, for deterministic drawings. */
export const chartTheme = (
  wishes: Partial<Pick<ChartTheme, 'dark' | 'rtl' | 'reducedMotion' | 'narrow'>> = {},
) =>
  readTheme((property) => tokens[property] ?? '', {
    dark: false,
    rtl: false,
    reducedMotion: true,
    narrow: false,
    label: 12,
    ...wishes,
  });
