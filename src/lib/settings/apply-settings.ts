import { getSettings, type Settings, settingsStore } from './settings';

const darkSchemeQuery = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The scheme on screen: "auto" asks the system. */
export const resolveColorScheme = ({ theme }: Pick<Settings, 'theme'>): 'light' | 'dark' =>
  theme === 'auto' ? (darkSchemeQuery().matches ? 'dark' : 'light') : theme;

/** Writes the settings on the root element, where the styles read them. index.html does the same before the first paint. */
export function applySettings(settings: Settings = getSettings()): void {
  const root = document.documentElement;
  Object.assign(root.dataset, {
    bsTheme: resolveColorScheme(settings),
    orientation: settings.orientation,
    menuSize: settings.mainMenu.size,
    menuColor: settings.mainMenu.color,
    barColor: settings.topBar.color,
    mode: settings.mode,
    density: settings.density,
  });
  root.dir = settings.direction;
  // In percent, so that the reader's own text size in the browser still counts.
  root.style.fontSize = settings.fontSize === 15 ? '' : `${(settings.fontSize / 15) * 100}%`;
}

/** Keeps the root element true to the settings and to the system's scheme. Returns the way to stop. */
export function keepSettingsApplied(): () => void {
  const paint = () => applySettings();
  const system = darkSchemeQuery();
  paint();
  const stop = settingsStore.subscribe(paint);
  system.addEventListener('change', paint);
  return () => {
    stop();
    system.removeEventListener('change', paint);
  };
}
