// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  DEFAULT_SETTINGS,
  syncSettingsAcrossTabs,
  getSettings,
  saveLayoutPreview,
  resetSettings,
  setMobileMenu,
  settingsStore,
  previewLayout,
  updateSettings,
} from './settings';
import { applySettings } from './apply-settings';

const SETTINGS_KEY = 'plaza.theme-config';

/** Stores a text as another tab would, and reads the settings that follow. */
function readFromOtherTab(text: string | null) {
  if (text === null) localStorage.removeItem(SETTINGS_KEY);
  else localStorage.setItem(SETTINGS_KEY, text);
  const stop = syncSettingsAcrossTabs();
  window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
  stop();
  return getSettings();
}

const kept = () => JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') as Record<string, unknown>;

beforeEach(() => {
  previewLayout(null);
  resetSettings();
});
afterEach(() => vi.restoreAllMocks());

describe('layout settings', () => {
  test('have the documented defaults', () => {
    expect(DEFAULT_SETTINGS).toMatchObject({
      theme: 'light',
      orientation: 'horizontal',
      mainMenu: { size: 'default', color: 'light', isMobileMenuOpen: false },
      topBar: { color: 'pine' },
      title: 'Plaza',
      mode: 'detached',
    });
  });

  test('store every change with a version', () => {
    updateSettings({ mainMenu: { size: 'compact' } });
    updateSettings({ theme: 'dark' });
    expect(kept()).toMatchObject({
      version: 1,
      theme: 'dark',
      mainMenu: { size: 'compact', color: 'light', isMobileMenuOpen: false },
    });
    resetSettings();
    expect(getSettings()).toEqual(DEFAULT_SETTINGS);
  });

  test.each([
    ['nothing', null],
    ['no JSON', '{{{'],
    ['null', 'null'],
    ['a list', '[1,2]'],
    ['a number', '7'],
  ])('are rebuilt from %s', (_, text) => {
    expect(readFromOtherTab(text)).toEqual(DEFAULT_SETTINGS);
  });

  test('repair invalid values field by field', () => {
    const read = readFromOtherTab(
      JSON.stringify({
        theme: 'mauve',
        orientation: 'vertical',
        mainMenu: { size: 'compact', color: 7 },
        fontSize: 400,
        title: '',
      }),
    );
    expect(read).toEqual({
      ...DEFAULT_SETTINGS,
      orientation: 'vertical',
      mainMenu: { ...DEFAULT_SETTINGS.mainMenu, size: 'compact' },
    });
  });

  test('do not store the open phone menu', () => {
    setMobileMenu(true);
    updateSettings({ density: 'tight' });
    expect(getSettings().mainMenu.isMobileMenuOpen).toBe(true);
    expect(kept()).toMatchObject({ mainMenu: { isMobileMenuOpen: false } });
  });

  test('follow other tabs until unsubscribed', () => {
    const stop = syncSettingsAcrossTabs();
    const heard = vi.fn<() => void>();
    const unsubscribe = settingsStore.subscribe(heard);
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ version: 1, ...DEFAULT_SETTINGS, direction: 'rtl' }));
    window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
    expect(getSettings().direction).toBe('rtl');
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    localStorage.removeItem(SETTINGS_KEY);
    window.dispatchEvent(new StorageEvent('storage', { key: SETTINGS_KEY }));
    expect(getSettings().direction).toBe('rtl');
    unsubscribe();
  });

  test('work without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    updateSettings({ theme: 'dark' });
    expect(getSettings().theme).toBe('dark');
  });
});

describe('a layout preview', () => {
  test('is shown but not saved, and ends', () => {
    previewLayout({ orientation: 'vertical', mainMenu: { size: 'hover' } });
    expect(getSettings()).toMatchObject({
      orientation: 'vertical',
      mainMenu: { size: 'hover', color: 'light' },
    });
    expect(kept()).toMatchObject({ orientation: 'horizontal' });
    previewLayout(null);
    expect(getSettings()).toEqual(DEFAULT_SETTINGS);
  });

  test('absorbs changes to its own settings and saves all others', () => {
    previewLayout({ mainMenu: { size: 'hover' } });
    updateSettings({ mainMenu: { size: 'compact', color: 'ink' }, theme: 'dark' });
    expect(getSettings()).toMatchObject({ theme: 'dark', mainMenu: { size: 'compact', color: 'ink' } });
    expect(kept()).toMatchObject({ theme: 'dark', mainMenu: { size: 'default', color: 'ink' } });
  });

  test('is saved on request', () => {
    previewLayout({ theme: 'dark' });
    expect(settingsStore.get().isPreviewing).toBe(true);
    saveLayoutPreview();
    previewLayout(null);
    expect(kept()).toMatchObject({ theme: 'dark' });
  });
});

test('the root element carries every setting for the styles', () => {
  updateSettings({
    theme: 'dark',
    orientation: 'vertical',
    mainMenu: { size: 'condensed', color: 'ink' },
    topBar: { color: 'light' },
    mode: 'fluid',
    density: 'roomy',
    direction: 'rtl',
    fontSize: 18,
  });
  applySettings();
  const root = document.documentElement;
  expect(Object.fromEntries(Object.entries(root.dataset))).toMatchObject({
    bsTheme: 'dark',
    orientation: 'vertical',
    menuSize: 'condensed',
    menuColor: 'ink',
    barColor: 'light',
    mode: 'fluid',
    density: 'roomy',
  });
  expect(root.dir).toBe('rtl');
  expect(root.style.fontSize).toBe('120%');
});
