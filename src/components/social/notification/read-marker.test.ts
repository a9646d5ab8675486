import { expect, test } from 'vitest';
import { readUpTo } from './read-marker';

const at = (minute: number) => `2026-11-23T10:0${minute}:00.000Z`;
/** Newest first: three unread above a read one. */
const items = [
  { id: 'd', at: at(4), read: false },
  { id: 'c', at: at(3), read: false },
  { id: 'b', at: at(2), read: false },
  { id: 'a', at: at(1), read: true },
];

test('marks up to the newest seen notification once all older unread ones were seen', () => {
  expect(readUpTo(items, new Set(['b']), true)).toBe(at(2));
  expect(readUpTo(items, new Set(['b', 'c']), true)).toBe(at(3));
  expect(readUpTo(items, new Set(['b', 'c', 'd']), true)).toBe(at(4));
});

test('leaves the marker below an unread notification that was not seen', () => {
  expect(readUpTo(items, new Set(['c', 'd']), true)).toBeNull();
  expect(readUpTo(items, new Set(['b', 'd']), true)).toBe(at(2));
  expect(readUpTo(items, new Set(), true)).toBeNull();
});

test('waits for the next page while unread notifications may follow there', () => {
  const unread = items.slice(0, 3);
  const seen = new Set(['b', 'c', 'd']);
  expect(readUpTo(unread, seen, true)).toBeNull();
  expect(readUpTo(unread, seen, false)).toBe(at(4));
});
