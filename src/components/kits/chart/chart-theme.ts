import { useSyncExternalStore } from 'react';

/** Page settings that option builders use: colours, fonts, direction and preferences. */
export interface ChartTheme {
  c1: string;
  c2: string;
  c3: string;
  c4: string;
  c5: string;
  c6: string;
  c7: string;
  c8: string;
  /** c1 to c8. */
  palette: readonly string[];
  ink: string;
  ink2: string;
  ink3: string;
  surface: string;
  sunken: string;
  hover: string;
  press: string;
  line: string;
  lineStrong: string;
  spark: string;
  /** Font families, resolved for canvas. */
  text: string;
  display: string;
  /** Start side of a line of text. */
  start: 'left' | 'right';
  end: 'left' | 'right';
  dark: boolean;
  rtl: boolean;
  reducedMotion: boolean;
  /** True on phones: less room for labels. */
  narrow: boolean;
  /** Font size of axis labels, legends and tooltips in pixels; 12 at the default text size. */
  label: number;
}

interface Environment {
  dark: boolean;
  rtl: boolean;
  reducedMotion: boolean;
  narrow: boolean;
  label: number;
}

/** Expands "#fff": the build shortens colours, and colour arithmetic needs six digits. */
const long = (text: string): string =>
  /^#[0-9a-f]{3}$/i.test(text) ? text.replaceAll(/[0-9a-f]/gi, (digit) => digit + digit) : text;

/** Reads a theme from the `--pz-*` custom properties. */
export function readTheme(read: (property: string) => string, wishes: Environment): ChartTheme {
  const pz = (name: string) => long(read(`--pz-${name}`).trim());
  const colours = {
    c1: pz('c1'),
    c2: pz('c2'),
    c3: pz('c3'),
    c4: pz('c4'),
    c5: pz('c5'),
    c6: pz('c6'),
    c7: pz('c7'),
    c8: pz('c8'),
  };
  return {
    ...colours,
    palette: Object.values(colours),
    ink: pz('ink'),
    ink2: pz('ink-2'),
    ink3: pz('ink-3'),
    surface: pz('surface'),
    sunken: pz('sunken'),
    hover: pz('hover'),
    press: pz('press'),
    line: pz('line'),
    lineStrong: pz('line-strong'),
    spark: pz('spark'),
    text: pz('text'),
    display: pz('display'),
    start: wishes.rtl ? 'right' : 'left',
    end: wishes.rtl ? 'left' : 'right',
    ...wishes,
  };
}

/** Cycles through the eight palette colours. */
export const colourAt = (theme: ChartTheme, index: number): string =>
  theme.palette[index % theme.palette.length] ?? theme.c1;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const NARROW = '(max-width: 575px)';
const MORE_CONTRAST = '(prefers-contrast: more)';
let current: ChartTheme | null = null;

function currentTheme(): ChartTheme {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  current ??= readTheme((property) => style.getPropertyValue(property), {
    dark: root.dataset['bsTheme'] === 'dark',
    rtl: root.dir === 'rtl',
    reducedMotion: matchMedia(REDUCED_MOTION).matches,
    narrow: matchMedia(NARROW).matches,
    // Read from the style attribute: with reduced motion the computed value lags behind a transition.
    label: Math.round(12 * (parseFloat(root.style.fontSize || '100') / 100)),
  });
  return current;
}

function subscribe(changed: () => void): () => void {
  const update = () => {
    current = null;
    changed();
  };
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributeFilter: ['data-bs-theme', 'dir', 'class', 'style'] });
  const queries = [REDUCED_MOTION, NARROW, MORE_CONTRAST].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', update);
  return () => {
    observer.disconnect();
    current = null;
    for (const query of queries) query.removeEventListener('change', update);
  };
}

/** Page theme; updates on colour scheme, direction, text size, motion, contrast and width changes. */
export const useChartTheme = (): ChartTheme => useSyncExternalStore(subscribe, currentTheme);
