import IconMoon from '~icons/tabler/moon';
import IconSun from '~icons/tabler/sun';
import { updateSettings } from '@/lib/settings/settings';
import { resolveColorScheme } from '@/lib/settings/apply-settings';
import { useSettings } from '@/lib/settings/use-settings';

export function ThemeToggle({ className }: { className: string }) {
  const dark = resolveColorScheme(useSettings()) === 'dark';
  return (
    <button
      type="button"
      className={className}
      aria-label={dark ? 'Light theme' : 'Dark theme'}
      onClick={() => updateSettings({ theme: dark ? 'light' : 'dark' })}
    >
      {dark ? <IconSun /> : <IconMoon />}
    </button>
  );
}
