import IconMoon from '~icons/tabler/moon';
import IconSun from '~icons/tabler/sun';
import { updateSettings } from '@/lib/settings/settings';
import { useColorScheme } from '@/lib/settings/use-settings';
import { headerText } from '@/messages/shell/header';

export function ThemeToggle({ className }: { className: string }) {
  const dark = useColorScheme() === 'dark';
  return (
    <button
      type="button"
      className={className}
      aria-label={dark ? headerText.lightTheme : headerText.darkTheme}
      onClick={() => updateSettings({ theme: dark ? 'light' : 'dark' })}
    >
      {dark ? <IconSun /> : <IconMoon />}
    </button>
  );
}
