import { expect, test } from 'vitest';
import { searchSettings } from './settings-list';

const labels = (text: string, isModerator = false) =>
  searchSettings(text, isModerator).map(({ label }) => label);

test.each([
  ['dark', ['Theme and colours']],
  ['log out', ['Signed-in devices', 'Sign out']],
  ['shortcut', ['Shortcuts and help']],
  ['bookm', ['Bookmarks']],
  ['PIN', ['Screen lock']],
  [
    'account settings',
    ['Handle', 'Email', 'Password', 'Privacy', 'Muted people', 'Blocked people', 'Delete account'],
  ],
  ['settings', ['All settings']],
  ['dm', ['Direct messages']],
  ['gdpr exp', ['Export your data']],
  ['zzz', []],
])('%s finds %j', (text, found) => {
  expect(labels(text)).toEqual(found);
});

test('lists moderation for moderators only', () => {
  expect(labels('appeals')).toEqual([]);
  expect(labels('appeals', true)).toEqual(['Moderation']);
});
