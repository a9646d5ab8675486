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
import { paletteText } from '@/messages/shell/palette';
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
    showToast({ type: 'success', title: paletteText.linkCopied });
  } catch {
    showToast({
      type: 'error',
      title: paletteText.notCopied,
      text: paletteText.notCopiedReason,
    });
  }
}

const setting = (
  key: string,
  label: string,
  also: string,
  icon: PaletteItem['icon'],
  patch: SettingsPatch,
): PaletteItem => ({
  key: `action ${key}`,
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
    label: paletteText.writeAPost,
    keywords: paletteText.writeAPostWords,
    icon: IconPost,
    shortcut: shortcutHint('write'),
    run: () => void navigate({ to: '/post' }),
  };
  return [
    ...(uid ? [write] : []),
    ...(theme === 'dark'
      ? []
      : [
          setting('Dark theme', paletteText.darkTheme, paletteText.darkThemeWords, IconMoon, {
            theme: 'dark',
          }),
        ]),
    ...(theme === 'light'
      ? []
      : [
          setting('Light theme', paletteText.lightTheme, paletteText.lightThemeWords, IconSun, {
            theme: 'light',
          }),
        ]),
    ...(theme === 'auto'
      ? []
      : [
          setting('System theme', paletteText.systemTheme, paletteText.systemThemeWords, IconAuto, {
            theme: 'auto',
          }),
        ]),
    orientation === 'vertical'
      ? setting('Menu at the top', paletteText.menuAtTheTop, paletteText.menuAtTheTopWords, IconTop, {
          orientation: 'horizontal',
        })
      : setting('Menu at the side', paletteText.menuAtTheSide, paletteText.menuAtTheSideWords, IconSidebar, {
          orientation: 'vertical',
        }),
    direction === 'ltr'
      ? setting('Right to left', paletteText.rightToLeft, paletteText.rightToLeftWords, IconDirection, {
          direction: 'rtl',
        })
      : setting('Left to right', paletteText.leftToRight, paletteText.leftToRightWords, IconDirection, {
          direction: 'ltr',
        }),
    {
      key: 'action customizer',
      label: paletteText.layoutAndColours,
      keywords: paletteText.layoutAndColoursWords,
      icon: IconLayout,
      run: () => setOverlays({ customizer: true }),
    },
    {
      key: 'action keys',
      label: paletteText.keyboardShortcuts,
      keywords: paletteText.keyboardShortcutsWords,
      icon: IconKeyboard,
      shortcut: shortcutHint('help'),
      run: () => setOverlays({ keys: true }),
    },
    setting(
      singleKeys ? 'Turn off single-key shortcuts' : 'Turn on single-key shortcuts',
      singleKeys ? paletteText.turnOffSingleKeys : paletteText.turnOnSingleKeys,
      paletteText.singleKeysWords,
      IconKeyboard,
      { singleKeys: !singleKeys },
    ),
    {
      key: 'action copy',
      label: paletteText.copyLinkToThisPage,
      keywords: paletteText.copyLinkWords,
      icon: IconLink,
      run: () => void copyAddress(),
    },
    ...(uid
      ? [
          { key: 'action lock', label: paletteText.lockScreen, icon: IconLock, run: () => lockDevice(uid) },
          {
            key: 'action out',
            label: paletteText.signOut,
            keywords: paletteText.signOutWords,
            icon: IconSignOut,
            run: () => void navigate({ to: '/auth/logout' }),
          },
        ]
      : [
          {
            key: 'action in',
            label: paletteText.signIn,
            keywords: paletteText.signInWords,
            icon: IconSignIn,
            run: () => void navigate({ to: '/auth/login' }),
          },
        ]),
  ];
}
