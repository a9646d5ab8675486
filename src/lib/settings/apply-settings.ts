import { getSettings, type Settings, settingsStore } from './settings';

const darkSchemeQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

export const resolveColorScheme = ({ theme }: Pick<Settings, 'theme'>): 'light' | 'dark' =>
  theme === 'auto' ? (darkSchemeQuery().matches ? 'dark' : 'light') : theme;

/** Sets attributes of the root element for the styles. An inline script of index.html does the same before the first paint. */
export function applySettings(settings: Settings = getSettings()): void {
  const root = document.documentElement;
  Object.assign(root.dataset, {
    bsTheme: resolveColorScheme(settings),
    accent: settings.accent,
    orientation: settings.orientation,
    menuSize: settings.mainMenu.size,
    menuColor: settings.mainMenu.color,
    barColor: settings.topBar.color,
    mode: settings.mode,
    density: settings.density,
  });
  root.dir = settings.direction;
  // A percentage respects the text size set in the browser.
  root.style.fontSize = settings.fontSize === 15 ? '' : `${(settings.fontSize / 15) * 100}%`;
}

/** Calls `onChange` when the settings change, or the colour scheme of the system. */
export function watchAppearance(onChange: () => void): () => void {
  const stop = settingsStore.subscribe(onChange);
  const system = darkSchemeQuery();
  system.addEventListener('change', onChange);
  return () => {
    stop();
    system.removeEventListener('change', onChange);
  };
}

export function keepSettingsApplied(): () => void {
  applySettings();
  return watchAppearance(() => applySettings());
}
