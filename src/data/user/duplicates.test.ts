import { expect, test } from 'vitest';
import { findDuplicates, mergeContacts } from './duplicates';
import type { Contact } from './schema';

const contact = (id: number, change: Partial<Contact>): Contact => ({
  id,
  name: `Person ${id}`,
  email: `person${id}@example.org`,
  image: '',
  tags: [],
  ...change,
});

test('finds the same email, and the same name however written, also through a third contact', () => {
  const groups = findDuplicates([
    contact(1, { name: 'Jörg Weiß', email: 'j@example.org' }),
    contact(2, { email: 'J@example.org' }),
    contact(3, { name: 'jorg  weiß' }),
    contact(4, {}),
    contact(5, { email: '', phone: '+49 30 1' }),
    contact(6, { email: '', phone: '0049 30 1' }),
  ]);
  expect(groups.map((group) => group.map(({ id }) => id))).toEqual([[1, 2, 3]]);
});

test('merges by chosen values, fills gaps and unites the tags', () => {
  const first = contact(1, { phone: '1', tags: ['A'] });
  const second = contact(2, { phone: '2', role: 'Baker', tags: ['B', 'A'] });
  expect(mergeContacts([first, second], { email: second.email })).toEqual({
    ...first,
    email: 'person2@example.org',
    phone: '1',
    role: 'Baker',
    tags: ['A', 'B'],
  });
});
