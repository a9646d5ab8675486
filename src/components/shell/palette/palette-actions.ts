import type { NavigateFn } from '@tanstack/react-router';
import IconLayout from '~icons/tabler/adjustments-horizontal';
import IconDirection from '~icons/tabler/arrows-left-right';
import IconAuto from '~icons/tabler/device-desktop';
import IconPost from '~icons/tabler/edit';
import IconKeyboard from '~icons/tabler/keyboard';
import IconSidebar from '~icons/tabler/layout-sidebar';
import IconTop from '~icons/tabler/layout-navbar';
import IconLink from '~icons/tabler/link';
import IconLock from '~icons/tabler/lock';
import IconSignOut from '~icons/tabler/logout';
import IconSignIn from '~icons/tabler/login';
import IconMoon from '~icons/tabler/moon';
import IconSun from '~icons/tabler/sun';
import { lockDevice } from '@/lib/auth/device-lock';
import { shortcutHint } from '@/lib/keys/shortcuts';
import { setOverlays } from '@/lib/overlays/overlay-store';
import { type Settings, type SettingsPatch, updateSettings } from '@/lib/settings/settings';
import { showToast } from '@/lib/overlays/toast';
import type { PaletteItem } from './palette-item';

interface ActionContext {
  settings: Settings;
  /** The auth provider's id. */
  uid: string | null;
  navigate: NavigateFn;
}

async function copyAddress(): Promise<void> {
  try {
    await navigator.clipboard.writeText(location.href);
    showToast({ type: 'success', title: 'Link copied' });
  } catch {
    showToast({
      type: 'error',
      title: 'Not copied',
      text: 'The browser blocked the clipboard. Copy the address bar instead.',
    });
  }
}

const setting = (
  label: string,
  also: string,
  icon: PaletteItem['icon'],
  patch: SettingsPatch,
): PaletteItem => ({
  key: `action ${label}`,
  label,
  keywords: also,
  ...(icon ? { icon } : {}),
  run: () => updateSettings(patch),
});

/** Actions available everywhere, without those that would change nothing. */
export function actionsFor({ settings, uid, navigate }: ActionContext): PaletteItem[] {
  const { theme, orientation, direction, singleKeys } = settings;
  const write: PaletteItem = {
    key: 'action write',
    label: 'Write a post',
    keywords: 'new compose',
    icon: IconPost,
    shortcut: shortcutHint('write'),
    run: () => void navigate({ to: '/post' }),
  };
  return [
    ...(uid ? [write] : []),
    ...(theme === 'dark' ? [] : [setting('Dark theme', 'night colour scheme', IconMoon, { theme: 'dark' })]),
    ...(theme === 'light' ? [] : [setting('Light theme', 'day colour scheme', IconSun, { theme: 'light' })]),
    ...(theme === 'auto' ? [] : [setting('System theme', 'auto scheme', IconAuto, { theme: 'auto' })]),
    orientation === 'vertical'
      ? setting('Menu at the top', 'layout horizontal', IconTop, { orientation: 'horizontal' })
      : setting('Menu at the side', 'layout vertical sidebar', IconSidebar, { orientation: 'vertical' }),
    direction === 'ltr'
      ? setting('Right to left', 'rtl direction', IconDirection, { direction: 'rtl' })
      : setting('Left to right', 'ltr direction', IconDirection, { direction: 'ltr' }),
    {
      key: 'action customizer',
      label: 'Layout and colours',
      keywords: 'customize theme settings density text size',
      icon: IconLayout,
      run: () => setOverlays({ customizer: true }),
    },
    {
      key: 'action keys',
      label: 'Keyboard shortcuts',
      keywords: 'keyboard shortcuts help',
      icon: IconKeyboard,
      shortcut: shortcutHint('help'),
      run: () => setOverlays({ keys: true }),
    },
    setting(
      singleKeys ? 'Turn off single-key shortcuts' : 'Turn on single-key shortcuts',
      'keyboard shortcuts',
      IconKeyboard,
      { singleKeys: !singleKeys },
    ),
    {
      key: 'action copy',
      label: 'Copy link to this page',
      keywords: 'address share',
      icon: IconLink,
      run: () => void copyAddress(),
    },
    ...(uid
      ? [
          { key: 'action lock', label: 'Lock screen', icon: IconLock, run: () => lockDevice(uid) },
          {
            key: 'action out',
            label: 'Sign out',
            keywords: 'log out leave',
            icon: IconSignOut,
            run: () => void navigate({ to: '/auth/logout' }),
          },
        ]
      : [
          {
            key: 'action in',
            label: 'Sign in',
            keywords: 'log in',
            icon: IconSignIn,
            run: () => void navigate({ to: '/auth/login' }),
          },
        ]),
  ];
}
