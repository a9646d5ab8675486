import { useSyncExternalStore } from 'react';

/** What an option builder may know about the page: colours, fonts, direction and the reader's wishes. */
export interface ChartTheme {
  c1: string;
  c2: string;
  c3: string;
  c4: string;
  c5: string;
  c6: string;
  c7: string;
  c8: string;
  /** c1 to c8 in order. */
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
  /** Font families, ready for a canvas. */
  text: string;
  display: string;
  /** The side on which a line of text begins and ends. */
  start: 'left' | 'right';
  end: 'left' | 'right';
  dark: boolean;
  rtl: boolean;
  /** The reader asked for no motion. */
  reducedMotion: boolean;
  /** A phone: less room for labels. */
  narrow: boolean;
  /** Pixels of axis labels, legends and tips: 12 at the usual text size. */
  label: number;
}

interface Environment {
  dark: boolean;
  rtl: boolean;
  reducedMotion: boolean;
  narrow: boolean;
  label: number;
}

/** "#fff" as "#ffffff": a build shortens colours, and colour arithmetic wants six digits. */
const long = (text: string): string =>
  /^#[0-9a-f]{3}$/i.test(text) ? text.replaceAll(/[0-9a-f]/gi, (digit) => digit + digit) : text;

/** Makes a theme from the custom properties of the stylesheet (`--pz-*`). */
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

/** The n-th colour of the palette; it begins again after the eighth. */
export const colourAt = (theme: ChartTheme, index: number): string =>
  theme.palette[index % theme.palette.length] ?? theme.c1;

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const NARROW = '(max-width: 575px)';
let current: ChartTheme | null = null;

function currentTheme(): ChartTheme {
  const root = document.documentElement;
  const style = getComputedStyle(root);
  current ??= readTheme((property) => style.getPropertyValue(property), {
    dark: root.dataset['bsTheme'] === 'dark',
    rtl: root.dir === 'rtl',
    reducedMotion: matchMedia(REDUCED_MOTION).matches,
    narrow: matchMedia(NARROW).matches,
    // As written, not as computed: where motion is reduced every change is a transition, over only after this.
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
  const queries = [matchMedia(REDUCED_MOTION), matchMedia(NARROW)];
  for (const query of queries) query.addEventListener('change', update);
  return () => {
    observer.disconnect();
    current = null;
    for (const query of queries) query.removeEventListener('change', update);
  };
}

/** The theme of the page, read again when colour scheme, direction, text size, motion wish or width class change. */
export const useChartTheme = (): ChartTheme => useSyncExternalStore(subscribe, currentTheme);
