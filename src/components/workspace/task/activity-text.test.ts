import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const linesIn = async (language: string) => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: language } });
  const { activityText } = await import('./activity-text');
  return [
    'created this task',
    'moved it to Done',
    'set the priority to High',
    'gave it to Ada',
    'added the step "Buy paint"',
    'reopened "Buy "red" paint"',
    'attached one.txt, two.txt',
    'wrote something else',
  ].map(activityText);
};

test('says what a task has stored in the chosen language', async () => {
  expect(await linesIn('de')).toEqual([
    'diese Aufgabe erstellt',
    'nach Done verschoben',
    'Priorität auf Hoch gesetzt',
    'an Ada gegeben',
    'Schritt „Buy paint“ hinzugefügt',
    '„Buy "red" paint“ wieder geöffnet',
    'one.txt, two.txt angehängt',
    'wrote something else',
  ]);
});
