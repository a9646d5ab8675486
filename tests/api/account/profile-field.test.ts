import { expect, test } from 'vitest';
import { getMember, updateMe } from '@contract/member/profile';
import { MAX_PROFILE_FIELDS, type ProfileField } from '@contract/member/profile-field';
import { searchMembers } from '@contract/feed/search';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();

const save = async (fields: ProfileField[]) =>
  (await api.call('ines', updateMe, { body: { fields } })).fields;

test('stores fields on one line each, shows them to others and leaves them out of search', async () => {
  await api.me('ada');
  expect((await api.me('ines')).fields).toEqual([]);
  const stored = await save([
    { name: '  Work\u200bshop\n', value: 'Arcade\u202e 14' },
    { name: '', value: '  ' },
    { name: 'Tiles', value: 'https://example.org/tiles' },
  ]);
  const wanted = [
    { name: 'Workshop', value: 'Arcade 14' },
    { name: 'Tiles', value: 'https://example.org/tiles' },
  ];
  expect(stored).toEqual(wanted);
  const { handle } = await api.me('ines');
  expect((await api.call('ada', getMember, { params: { handle } })).fields).toEqual(wanted);
  expect((await api.call('ada', searchMembers, { query: { q: 'workshop' } })).items).toEqual([]);
  await api.call('ines', updateMe, { body: { bio: 'Another bio' } });
  expect((await api.me('ines')).fields).toEqual(wanted);
  expect(await save([])).toEqual([]);
});

test('refuses fields without a name or value, and one field too many', async () => {
  await expect(save([{ name: 'Tiles', value: '\u200b' }])).rejects.toThrow('a name and a value');
  await expect(save([{ name: '', value: 'Arcade 14' }])).rejects.toThrow('a name and a value');
  const field = { name: 'Tiles', value: 'Blue' };
  expect(await save(Array.from({ length: MAX_PROFILE_FIELDS }, () => field))).toHaveLength(
    MAX_PROFILE_FIELDS,
  );
  await expect(save(Array.from({ length: MAX_PROFILE_FIELDS + 1 }, () => field))).rejects.toThrow('400');
  await expect(save([{ name: 'n'.repeat(31), value: 'Blue' }])).rejects.toThrow('400');
  await expect(save([{ name: 'Tiles', value: 'v'.repeat(201) }])).rejects.toThrow('400');
});

test('logs no errors', () => expect(api.faults).toEqual([]));
