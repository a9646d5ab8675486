import { useColorScheme } from '@/lib/settings/use-settings';
import { useStore } from '@/lib/store/use-store';
import { parseHex, toHex } from '@/lib/theme/colour';
import { themeChanges } from '@/lib/theme/theme-changes';

/** The shown scheme, the changes, and a reader of tokens as they apply now: "#c8421a", "16px". */
export function useTokens() {
  const scheme = useColorScheme();
  const changes = useStore(themeChanges);
  const read = (token: string): string =>
    changes[scheme][token] ??
    changes.all[token] ??
    getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  return {
    scheme,
    changes,
    read,
    readColour: (token: string): string => toHex(parseHex(read(token)) ?? [0, 0, 0]),
  };
}
