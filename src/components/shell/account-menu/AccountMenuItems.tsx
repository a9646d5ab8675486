import type { ReactNode } from 'react';
import IconLayout from '~icons/tabler/adjustments-horizontal';
import IconBookmark from '~icons/tabler/bookmark';
import IconMore from '~icons/tabler/category';
import IconKeyboard from '~icons/tabler/keyboard';
import IconSignOut from '~icons/tabler/logout';
import IconUser from '~icons/tabler/user-circle';
import { Menu, type MenuEntry } from '@/components/ui/overlay/Menu';
import type { PopoverAlign } from '@/lib/browser/position-popover';
import { shortcutHint } from '@/lib/keys/shortcuts';
import { setOverlays } from '@/lib/overlays/overlay-store';

export interface AccountMenuItemsProps {
  label: string;
  className: string;
  trigger: ReactNode;
  name: string;
  /** Stands under the name. */
  subtitle: string | null;
  /** Of the member's own page; undefined while it is not known. */
  handle: string | undefined;
  align: PopoverAlign;
  startOpen: 'first' | 'last';
}

const menuItemsFor = (handle: string | undefined): MenuEntry[] => [
  ...(handle
    ? [{ label: 'Your page', icon: <IconUser />, link: { to: '/u/$handle', params: { handle } } } as const]
    : []),
  { label: 'Bookmarks', icon: <IconBookmark />, link: { to: '/bookmarks' } },
  // Beside a sidebar, whose menu is the workspace alone, this is the way to it.
  { label: 'More', icon: <IconMore />, link: { to: '/more' } },
  { label: 'Layout and colours', icon: <IconLayout />, onSelect: () => setOverlays({ customizer: true }) },
  {
    label: 'All keys',
    icon: <IconKeyboard />,
    shortcut: shortcutHint('help'),
    onSelect: () => setOverlays({ keys: true }),
  },
  'separator',
  { label: 'Sign out', icon: <IconSignOut />, link: { to: '/auth/logout' } },
];

/** What belongs to the member who is signed in. */
export const AccountMenuItems = ({ name, subtitle, handle, startOpen, ...menu }: AccountMenuItemsProps) => (
  <Menu
    {...menu}
    startOpen={startOpen}
    header={
      <>
        <b>{name}</b>
        <small>
          <bdi>{subtitle}</bdi>
        </small>
      </>
    }
    items={menuItemsFor(handle)}
  />
);
