import { expect, test } from 'vitest';
import { suggestPages } from './page-suggestions';

const suggestions = (address: string) => suggestPages(address).map(({ label }) => label);

test.each([
  ['/ui/buttns', 'Buttons'],
  ['/auth/Signin', 'Login'],
  ['/calender', 'Calendar'],
  ['/notification', 'Notifications'],
  ['/drafts', 'Drafts and outbox'],
  ['/settings', 'All settings'],
  ['/messages', 'Direct messages'],
  ['/muted-words', 'Muted words'],
  ['/account/privacy', 'Privacy'],
  ['/invoice', 'All invoices'],
])('%s suggests %s', (address, label) => expect(suggestions(address)).toContain(label));

test.each([
  ['/ui/buttns', 'Buttons'],
  ['/privacy', 'Privacy'],
])('%s suggests %s first', (address, label) => expect(suggestions(address)[0]).toBe(label));

test('suggests nothing for an address that is close to none', () =>
  expect(suggestions('/zeppelins')).toEqual([]));

test('leads to the part of a page that holds a setting', () =>
  expect(suggestPages('/handle')).toContainEqual({ label: 'Handle', url: '/more/account', hash: 'handle' }));

test('offers one label and one address once: the page before its setting', () => {
  expect(suggestPages('/email').filter(({ label }) => label === 'Email')).toEqual([
    { label: 'Email', url: '/apps/email', hash: '' },
  ]);
  expect(suggestPages('/chat').filter(({ url }) => url === '/apps/chat')).toHaveLength(1);
  expect(suggestPages('/notification')[0]?.url).toBe('/notifications');
});
