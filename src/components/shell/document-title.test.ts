import { expect, test } from 'vitest';
import { pageTitle, tabTitle } from './document-title';

const tab = { title: pageTitle('Feed'), hidden: false, unread: 0, siteName: 'Plaza' };
test('the tab title names the page, counts unread notifications and invites back', () => {
  expect(tabTitle(tab)).toBe('Feed | Plaza');
  expect(tabTitle({ ...tab, unread: 3 })).toBe('(3) Feed | Plaza');
  expect(tabTitle({ ...tab, unread: 240 })).toBe('(99+) Feed | Plaza');
  expect(tabTitle({ ...tab, unread: 3, hidden: true })).toBe('Come back to the square | Plaza');
  expect(tabTitle({ ...tab, siteName: 'Old $& Port' })).toBe('Feed | Old $& Port');
});
