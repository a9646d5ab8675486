import type { ReactNode } from 'react';
import IconLayout from '~icons/tabler/adjustments-horizontal';
import IconBookmark from '~icons/tabler/bookmark';
import IconMore from '~icons/tabler/category';
import IconKeyboard from '~icons/tabler/keyboard';
import IconSignOut from '~icons/tabler/logout';
import IconShield from '~icons/tabler/shield-check';
import IconUser from '~icons/tabler/user-circle';
import { Menu, type MenuEntry } from '@/components/ui/overlay/Menu';
import type { PopoverAlign } from '@/lib/browser/position-popover';
import { shortcutHint } from '@/lib/keys/shortcuts';
import { useModerationCount } from '@/queries/social/moderation/moderation-count';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { commonText } from '@/messages/ui/common';
import { accountMenuText } from '@/messages/shell/account-menu';

export interface AccountMenuItemsProps {
  label: string;
  className: string;
  trigger: ReactNode;
  name: string;
  subtitle: string | null;
  /** Undefined until the profile has loaded. */
  handle: string | undefined;
  align: PopoverAlign;
  startOpen: 'first' | 'last';
}

const menuItemsFor = (handle: string | undefined, openReports: number | null): MenuEntry[] => [
  ...(handle
    ? [
        {
          label: accountMenuText.yourProfile,
          icon: <IconUser />,
          link: { to: '/u/$handle', params: { handle } },
        } as const,
      ]
    : []),
  { label: accountMenuText.bookmarks, icon: <IconBookmark />, link: { to: '/bookmarks' } },
  ...(openReports === null
    ? []
    : [
        {
          label: accountMenuText.moderation,
          icon: <IconShield />,
          link: { to: '/moderation' },
          count: openReports,
        } as const,
      ]),
  // The sidebar lists only the workspace, so this is its link to More.
  { label: commonText.more, icon: <IconMore />, link: { to: '/more' } },
  {
    label: accountMenuText.layoutAndColours,
    icon: <IconLayout />,
    onSelect: () => setOverlays({ customizer: true }),
  },
  {
    label: accountMenuText.keyboardShortcuts,
    icon: <IconKeyboard />,
    shortcut: shortcutHint('help'),
    onSelect: () => setOverlays({ keys: true }),
  },
  'separator',
  { label: accountMenuText.signOut, icon: <IconSignOut />, link: { to: '/auth/logout' } },
];

export const AccountMenuItems = ({ name, subtitle, handle, startOpen, ...menu }: AccountMenuItemsProps) => (
  <Menu
    {...menu}
    startOpen={startOpen}
    header={
      <>
        <b className="d-block wrap-anywhere">{name}</b>
        <small className="d-block wrap-anywhere text-ink-3">
          <bdi>{subtitle}</bdi>
        </small>
      </>
    }
    items={menuItemsFor(handle, useModerationCount())}
  />
);
