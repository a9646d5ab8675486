import type { Settings } from '@/lib/settings/settings';
import { customizerText } from '@/messages/shell/customizer';

type Size = Settings['mainMenu']['size'];

export const SIDEBAR_SIZES: readonly { value: Size; label: string }[] = [
  { value: 'default', label: customizerText.default },
  { value: 'compact', label: customizerText.compact },
  { value: 'condensed', label: customizerText.icons },
  { value: 'hover', label: customizerText.onHover },
  { value: 'hidden', label: customizerText.hidden },
  { value: 'full', label: customizerText.fullView },
  { value: 'fullscreen', label: customizerText.fullScreen },
];

export const MENU_COLORS = [
  { value: 'light', label: customizerText.light, show: <i className="swatch swatch-light" /> },
  { value: 'pine', label: customizerText.pine, show: <i className="swatch swatch-pine" /> },
  { value: 'ink', label: customizerText.ink, show: <i className="swatch swatch-ink" /> },
] as const;

export const ACCENT_COLORS = [
  {
    value: 'persimmon',
    label: customizerText.persimmon,
    show: <i className="swatch swatch-persimmon" />,
  },
  { value: 'blue', label: customizerText.blue, show: <i className="swatch dot-info" /> },
  { value: 'plum', label: customizerText.plum, show: <i className="swatch dot-purple" /> },
  { value: 'green', label: customizerText.green, show: <i className="swatch dot-success" /> },
] as const;

const MENU_WIDTHS: Record<Exclude<Size, 'fullscreen'>, string> = {
  default: '34%',
  compact: '26%',
  condensed: '16%',
  hover: '16%',
  hidden: '6%',
  full: '34%',
};

export const LayoutThumbnail = ({ kind }: { kind: Size | 'top' }) => (
  <span
    className={`layout-preview position-relative d-flex gap-1 p-1 rounded-sm bg-hover${kind === 'top' ? ' flex-column' : ''}`}
  >
    {kind === 'top' ? (
      <i className="layout-preview-top-nav" />
    ) : kind === 'fullscreen' ? (
      <i className="layout-preview-frame position-absolute inset-0" />
    ) : (
      <i
        className={`layout-preview-sidebar${kind === 'full' ? ' position-absolute top-1 bottom-1' : ''}`}
        style={{ width: MENU_WIDTHS[kind] }}
      />
    )}
    {kind === 'hover' && <i className="w-25 dashed" />}
    <i className="flex-1 bg-surface" />
  </span>
);
