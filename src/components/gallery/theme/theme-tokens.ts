import { commonText } from '@/messages/ui/common';
import { themeText } from '@/messages/gallery/theme';

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
    title: commonText.actions,
    note: themeText.actionsNote,
    colours: [
      colour('accent', themeText.mainAction),
      colour('spark', themeText.newOrChosen),
      colour('link', themeText.links),
      colour('focus', themeText.focusRing),
      colour('like', themeText.like),
    ],
  },
  {
    title: themeText.page,
    note: themeText.groundSurfacesAndText,
    colours: [
      colour('ground', themeText.ground),
      colour('surface', themeText.surface),
      colour('ink', themeText.text),
      colour('ink-2', themeText.secondText),
      colour('ink-3', themeText.thirdText),
      colour('line-strong', themeText.strongLines),
    ],
  },
  {
    title: themeText.menu,
    note: themeText.menuNote,
    colours: [
      colour('shell', themeText.ground),
      colour('shell-2', themeText.hovered),
      colour('shell-ink', themeText.text),
      colour('shell-ink-2', themeText.secondText),
    ],
  },
  {
    title: themeText.charts,
    note: themeText.seriesInTheirOrder,
    colours: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => colour(`c${number}`, themeText.seriesOf(number))),
  },
];

/** Lengths of both schemes, in px. */
export const lengths = [
  { token: '--pz-r-control', label: themeText.cornersOfControls, max: 24 },
  { token: '--pz-r-card', label: themeText.cornersOfCards, max: 32 },
  { token: '--pz-r-panel', label: themeText.cornersOfDialogs, max: 40 },
  { token: '--pz-stroke', label: themeText.focusRing, max: 4, min: 2 },
] as const;

/** Text and ground, with the least contrast (WCAG 2.2, 1.4.3 and 1.4.11). */
export const contrastPairs = [
  [themeText.textOnSurface, '--pz-ink', '--pz-surface', 4.5],
  [themeText.textOnGround, '--pz-ink', '--pz-ground', 4.5],
  [themeText.secondTextOnSurface, '--pz-ink-2', '--pz-surface', 4.5],
  [themeText.thirdTextOnSurface, '--pz-ink-3', '--pz-surface', 4.5],
  [themeText.linksOnSurface, '--pz-link', '--pz-surface', 4.5],
  [themeText.buttonText, '--pz-accent-on', '--pz-accent', 4.5],
  [themeText.actionTextOnSurface, '--pz-accent-text', '--pz-surface', 4.5],
  [themeText.newOrChosen, '--pz-spark-on', '--pz-spark', 4.5],
  [themeText.menuText, '--pz-shell-ink', '--pz-shell', 4.5],
  [themeText.secondMenuText, '--pz-shell-ink-2', '--pz-shell', 4.5],
  [themeText.focusRingOnSurface, '--pz-focus', '--pz-surface', 3],
  [themeText.focusRingOnGround, '--pz-focus', '--pz-ground', 3],
  [themeText.strongLines, '--pz-line-strong', '--pz-surface', 3],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(
    (number) => [themeText.seriesOf(number), `--pz-c${number}`, '--pz-surface', 3] as const,
  ),
] as const;
