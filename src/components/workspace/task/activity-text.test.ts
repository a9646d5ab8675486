import { afterEach, expect, test, vi } from 'vitest';
import type { TaskChange } from '@/data/task/schema';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const linesIn = async (language: string, changes: readonly (readonly [TaskChange, string])[]) => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: language } });
  await (await import('@/messages/messages')).loadTranslations('workspace');
  const { activityText } = await import('./activity-text');
  return changes.map(([change, value]) => activityText({ at: '', fromId: 0, change, value }));
};

test('says what changed in the chosen language', async () => {
  const changes = [
    ['creation', ''],
    ['move', 'Done'],
    ['priority', 'High'],
    ['assignee', 'Ada'],
    ['assignee', ''],
    ['new-step', 'Buy paint'],
    ['attachments', 'one.txt, two.txt'],
  ] as const;
  expect(await linesIn('de', changes)).toEqual([
    'diese Aufgabe erstellt',
    'nach Done verschoben',
    'Priorität auf Hoch gesetzt',
    'an Ada gegeben',
    'Zuständige Person entfernt',
    'Schritt „Buy paint“ hinzugefügt',
    'one.txt, two.txt angehängt',
  ]);
});
