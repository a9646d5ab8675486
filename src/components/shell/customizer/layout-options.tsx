import type { Settings } from '@/lib/settings/settings';

type Size = Settings['mainMenu']['size'];

export const SIDEBAR_SIZES: readonly { value: Size; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'compact', label: 'Compact' },
  { value: 'condensed', label: 'Icons' },
  { value: 'hover', label: 'On hover' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'full', label: 'Full view' },
  { value: 'fullscreen', label: 'Full screen' },
];

export const MENU_COLORS = [
  { value: 'light', label: 'Light', show: <i className="customizer-swatch-light" /> },
  { value: 'pine', label: 'Pine', show: <i className="customizer-swatch-pine" /> },
  { value: 'ink', label: 'Ink', show: <i className="customizer-swatch-ink" /> },
] as const;

export const ACCENT_COLORS = [
  { value: 'persimmon', label: 'Persimmon', show: <i className="customizer-swatch-persimmon" /> },
  { value: 'blue', label: 'Blue', show: <i className="customizer-swatch-blue" /> },
  { value: 'plum', label: 'Plum', show: <i className="customizer-swatch-plum" /> },
  { value: 'green', label: 'Green', show: <i className="customizer-swatch-green" /> },
] as const;

export const LayoutThumbnail = ({ kind }: { kind: Size | 'top' }) => (
  <span
    className={
      kind === 'top' ? 'layout-preview layout-preview-horizontal' : `layout-preview layout-preview-${kind}`
    }
  >
    {kind === 'top' ? (
      <i className="layout-preview-top-nav" />
    ) : kind === 'fullscreen' ? (
      <i className="layout-preview-frame" />
    ) : (
      <i className="layout-preview-sidebar" />
    )}
    {kind === 'hover' && <i className="layout-preview-hover-area" />}
    <i className="layout-preview-body" />
  </span>
);
