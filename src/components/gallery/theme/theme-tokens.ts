interface ColourToken {
  token: string;
  label: string;
}
export interface ColourGroup {
  title: string;
  note: string;
  colours: readonly ColourToken[];
}

const colour = (name: string, label: string): ColourToken => ({ token: `--pz-${name}`, label });

export const ACCENT = '--pz-accent';

/** Colours of one scheme. */
export const colourGroups: readonly ColourGroup[] = [
  {
    title: 'Actions',
    note: 'Tints and text follow the main action.',
    colours: [
      colour('accent', 'Main action'),
      colour('spark', 'New or chosen'),
      colour('link', 'Links'),
      colour('focus', 'Focus ring'),
      colour('like', 'Like'),
    ],
  },
  {
    title: 'Page',
    note: 'Ground, surfaces and text',
    colours: [
      colour('ground', 'Ground'),
      colour('surface', 'Surface'),
      colour('ink', 'Text'),
      colour('ink-2', 'Second text'),
      colour('ink-3', 'Third text'),
      colour('line-strong', 'Strong lines'),
    ],
  },
  {
    title: 'Menu',
    note: 'The bar, and a pine sidebar',
    colours: [
      colour('shell', 'Ground'),
      colour('shell-2', 'Hovered'),
      colour('shell-ink', 'Text'),
      colour('shell-ink-2', 'Second text'),
    ],
  },
  {
    title: 'Charts',
    note: 'Series in their order',
    colours: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => colour(`c${number}`, `Series ${number}`)),
  },
];

/** Lengths of both schemes, in px. */
export const lengths = [
  { token: '--pz-r-control', label: 'Corners of controls', max: 24 },
  { token: '--pz-r-card', label: 'Corners of cards', max: 32 },
  { token: '--pz-r-panel', label: 'Corners of dialogs', max: 40 },
  { token: '--pz-stroke', label: 'Focus ring', max: 4, min: 2 },
] as const;

/** Text and ground, with the least contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastPairs = [
  ['Text on surface', '--pz-ink', '--pz-surface', 4.5],
  ['Text on ground', '--pz-ink', '--pz-ground', 4.5],
  ['Second text on surface', '--pz-ink-2', '--pz-surface', 4.5],
  ['Third text on surface', '--pz-ink-3', '--pz-surface', 4.5],
  ['Links on surface', '--pz-link', '--pz-surface', 4.5],
  ['Button text', '--pz-accent-on', '--pz-accent', 4.5],
  ['Action text on surface', '--pz-accent-text', '--pz-surface', 4.5],
  ['New or chosen', '--pz-spark-on', '--pz-spark', 4.5],
  ['Menu text', '--pz-shell-ink', '--pz-shell', 4.5],
  ['Second menu text', '--pz-shell-ink-2', '--pz-shell', 4.5],
  ['Focus ring on surface', '--pz-focus', '--pz-surface', 3],
  ['Focus ring on ground', '--pz-focus', '--pz-ground', 3],
  ['Strong lines', '--pz-line-strong', '--pz-surface', 3],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(
    (number) => [`Series ${number}`, `--pz-c${number}`, '--pz-surface', 3] as const,
  ),
] as const;
