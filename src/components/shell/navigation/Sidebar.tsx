import { lazy, Suspense } from 'react';
import IconPin from '~icons/tabler/pin';
import { type Settings, updateSettings } from '@/lib/settings/settings';
import { AccountMenu } from '@/components/shell/account-menu/AccountMenu';
import { HomeLink } from '@/components/shell/HomeLink';
import { frameText } from '@/messages/shell/frame';

const SideMenu = lazy(() => import('./SideMenu').then(({ SideMenu }) => ({ default: SideMenu })));

type Size = Settings['mainMenu']['size'];

/** Null when a button opens the menu as a drawer instead. */
const SHAPES: Record<Size, 'full' | 'compact' | 'icons' | null> = {
  default: 'full',
  hover: 'full',
  compact: 'compact',
  condensed: 'icons',
  hidden: null,
  full: null,
  fullscreen: null,
};

interface Props {
  size: Size;
}

export function Sidebar({ size }: Props) {
  const shape = SHAPES[size];
  if (!shape) return null;
  return (
    <aside className="sidebar d-none d-lg-flex d-print-none" aria-label={frameText.sidebar}>
      <HomeLink className="brand p-4" named />
      <Suspense fallback={<div className="flex-1" aria-busy="true" />}>
        <SideMenu shape={shape} />
      </Suspense>
      {size === 'hover' && (
        <button
          type="button"
          className="sidebar-item mx-3 mb-3"
          onClick={() => updateSettings({ mainMenu: { size: 'default' } })}
        >
          <IconPin />
          <span>{frameText.keepOpen}</span>
        </button>
      )}
      <AccountMenu shape="line" />
    </aside>
  );
}
