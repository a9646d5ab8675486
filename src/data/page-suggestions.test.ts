import { expect, test } from 'vitest';
import { suggestPages, wordsOfAddress } from './page-suggestions';

const suggestions = (address: string) =>
  suggestPages(wordsOfAddress(address), address).map(({ label }) => label);

test.each([
  ['/ui/buttns', 'Buttons'],
  ['/auth/Signin', 'Login'],
  ['/calender', 'Calendar'],
  ['/drafts', 'Drafts and outbox'],
  ['/settings', 'All settings'],
  ['/messages', 'Direct messages'],
  ['/muted-words', 'Muted words'],
  ['/account/privacy', 'Privacy'],
  ['/invoice', 'All invoices'],
])('%s suggests %s', (address, label) => expect(suggestions(address)).toContain(label));

test('offers the closest address first', () => expect(suggestions('/ui/buttns')[0]).toBe('Buttons'));

test('suggests nothing for an address that is close to none', () =>
  expect(suggestions('/zeppelins')).toEqual([]));

test('leads to the part of a page that holds a setting', () =>
  expect(suggestPages('handle')).toContainEqual({ label: 'Handle', url: '/more/account', hash: 'handle' }));
