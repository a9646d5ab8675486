import { beforeAll, expect, test } from 'vitest';
import { follow, listSuggestions } from '@contract/member/profile';
import { block } from '@contract/member/relationship';
import { followTag } from '@contract/feed/tag-follow';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();

const followAs = (uid: string, handle: string) => api.call(uid, follow, { params: { handle } });
const reasons = async (uid = 'ines') =>
  Object.fromEntries(
    (await api.call(uid, listSuggestions)).items.map(({ member, reason }) => [member.handle, reason]),
  );

beforeAll(async () => {
  for (const uid of ['ines', 'ada', 'teo', 'fan', 'writer', 'closed', 'known', 'newcomer', 'veteran'])
    await api.me(uid);
  await api.pool.query(
    `UPDATE members SET created_at = now() - interval '60 days' WHERE handle <> 'newcomer'`,
  );
  await api.pool.query(`UPDATE members SET name = initcap(handle)`);
  for (const friend of ['ada', 'teo']) {
    await followAs('ines', friend);
    await followAs(friend, 'known');
  }
  await followAs('fan', 'ines');
  await api.call('ines', followTag, { params: { tag: 'lamps' } });
  await api.write('writer', 'Two posts about #Lamps');
  await api.write('closed', { text: 'For followers about #Lamps', audience: 'followers' });
});

test('gives each suggestion its reason', async () => {
  expect(await reasons()).toEqual({
    fan: 'Follows you',
    writer: 'Writes about #Lamps',
    known: 'Followed by Ada and 1 other you follow',
    newcomer: 'New here',
    veteran: 'Followed by many',
    // Posts that the reader cannot see give no reason.
    closed: 'Followed by many',
  });
  const { items } = await api.call('ines', listSuggestions);
  const { id, handle, name, avatarUrl } = await api.me('ada');
  expect(items.find(({ member }) => member.handle === 'known')?.cause).toEqual({
    kind: 'followed-by',
    tag: null,
    friend: { id, handle, name, avatarUrl },
    others: 1,
  });
});

test('puts followers, authors of followed tags and friends of friends first', async () => {
  const { items } = await api.call('ines', listSuggestions);
  const first = items.slice(0, 3).map(({ member }) => member.handle);
  expect(first.toSorted()).toEqual(['fan', 'known', 'writer']);
});

test('suggests nobody who is followed, blocked or the caller', async () => {
  await api.call('ines', block, { params: { handle: 'writer' } });
  const found = Object.keys(await reasons());
  for (const handle of ['ines', 'ada', 'teo', 'writer']) expect(found).not.toContain(handle);
});

test('logs no errors', () => expect(api.faults).toEqual([]));
