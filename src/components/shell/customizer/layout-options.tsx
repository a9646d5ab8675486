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
  { value: 'light', label: 'Light', show: <i className="sw-light" /> },
  { value: 'pine', label: 'Pine', show: <i className="sw-pine" /> },
  { value: 'ink', label: 'Ink', show: <i className="sw-ink" /> },
] as const;

export const LayoutThumbnail = ({ kind }: { kind: Size | 'top' }) => (
  <span className={kind === 'top' ? 'mini mini-h' : `mini mini-${kind}`}>
    {kind === 'top' ? (
      <i className="m-t" />
    ) : kind === 'fullscreen' ? (
      <i className="m-f" />
    ) : (
      <i className="m-s" />
    )}
    {kind === 'hover' && <i className="m-h" />}
    <i className="m-b" />
  </span>
);
