// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest';
import { dateLanguages, nativeLanguageName } from '@/components/account/settings/date-languages';
import { createDateFormat, getDateLocale } from './date-format';
import { formatLongDay } from './day';
import { getSettings, resetSettings, syncSettingsAcrossTabs, updateSettings } from '@/lib/settings/settings';
import { formatDateTime, formatRelativeTime, formatShortRelativeTime } from './relative-time';

const moment = new Date(2026, 10, 22, 14, 5);
/** Which spaces a language puts into a date changes with the version of its data. */
const plain = (text: string) => text.replaceAll(/\s/gu, ' ');

afterEach(resetSettings);

test.each([
  [999, '0 seconds ago'],
  [1_000, '1 second ago'],
  [59_999, '59 seconds ago'],
  [60_000, '1 minute ago'],
  [3_599_999, '59 minutes ago'],
  [3_600_000, '1 hour ago'],
  [86_399_999, '23 hours ago'],
  [86_400_000, '1 day ago'],
  [2 * 86_400_000, '2 days ago'],
  [31 * 86_400_000, '1 month ago'],
  [364 * 86_400_000, '12 months ago'],
  [366 * 86_400_000, '1 year ago'],
  [3 * 366 * 86_400_000, '3 years ago'],
])('%i ms back are said in the largest whole unit: %s', (passed, said) =>
  expect(formatRelativeTime(moment, new Date(moment.getTime() + passed))).toBe(said),
);

test('formats a future time in full', () => {
  expect(formatRelativeTime(new Date(moment.getTime() + 1), moment)).toBe(formatDateTime(moment));
});

describe('the date language', () => {
  test('defaults to British English', () => {
    expect(getSettings().dates).toBe('en-GB');
    expect(formatDateTime(moment)).toMatch(/^22 November 2026(?:,| at) 14:05$/);
  });

  test.each([
    ['en-US', /^November 22, 2026(?:,| at) 02:05 PM$/, 'November 22, 2026'],
    ['de-DE', /^22\. November 2026(?:,| um) 14:05$/, '22. November 2026'],
    ['fr-FR', /^22 novembre 2026(?:,| à) 14:05$/, '22 novembre 2026'],
    ['ja-JP', /^2026年11月22日 14:05$/, '2026年11月22日'],
  ])('%s brings its own order, words and hours, at once', (dates, full, day) => {
    expect(formatDateTime(moment)).toContain('22 November');
    updateSettings({ dates });
    expect(plain(formatDateTime(moment))).toMatch(full);
    expect(formatLongDay('2026-11-22')).toBe(day);
  });

  test('changes the format of dates, not the words around them', () => {
    updateSettings({ dates: 'de-DE' });
    const hours = (count: number) => new Date(moment.getTime() + count * 3_600_000);
    expect(formatRelativeTime(moment, hours(3))).toBe('3 hours ago');
    expect(formatRelativeTime(hours(3), moment)).toMatch(/^22\. November 2026/);
    expect(formatShortRelativeTime(moment, hours(3))).toBe('3h');
    expect(formatShortRelativeTime(moment, hours(240))).toMatch(/^22\. Nov/);
  });

  test('can follow the browser', () => {
    updateSettings({ dates: '' });
    const own = new Intl.DateTimeFormat(undefined, { month: 'long' });
    expect(createDateFormat({ month: 'long' })().format(moment)).toBe(own.format(moment));
    expect(getDateLocale()).toBe(own.resolvedOptions().locale);
  });

  test('is stored; an invalid language falls back', () => {
    const stop = syncSettingsAcrossTabs();
    const readStored = (dates: unknown) => {
      localStorage.setItem('plaza.theme-config', JSON.stringify({ dates }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'plaza.theme-config' }));
      return getSettings().dates;
    };
    expect(readStored('pt-BR')).toBe('pt-BR');
    for (const dates of ['en-US@posix', 'xx--', '../..', 7, null]) expect(readStored(dates)).toBe('en-GB');
    stop();
  });

  test('lists the languages of the browser first, each once and in its own name', () => {
    const { yours, others } = dateLanguages(['de-AT', 'de', 'en-GB', 'en-US@posix'], 'eu-ES');
    expect(yours).toEqual(['de-AT', 'de', 'en-GB']);
    expect(others).toContain('eu-ES');
    expect(others).not.toContain('en-GB');
    expect(new Set(others).size).toBe(others.length);
    expect(nativeLanguageName('de')).toBe('Deutsch');
    for (const tag of [...yours, ...others]) expect(Intl.getCanonicalLocales(tag)).toEqual([tag]);
  });
});
