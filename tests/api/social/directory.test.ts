import { beforeAll, expect, test } from 'vitest';
import { listDirectory } from '@contract/member/directory';
import { follow } from '@contract/member/profile';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
const people = ['bert', 'anna', 'carl', 'dora', 'emil'];

beforeAll(async () => {
  for (const uid of people) await api.me(uid);
  for (const uid of ['anna', 'bert', 'carl']) await api.call(uid, follow, { params: { handle: 'dora' } });
  await api.call('anna', follow, { params: { handle: 'emil' } });
});

const handles = async (query: Record<string, unknown>) =>
  (await api.call('anna', listDirectory, { query })).items.map(({ handle }) => handle);

test('sorts by any column in both directions', async () => {
  expect(await handles({ sort: 'handle', order: 'asc' })).toEqual(['anna', 'bert', 'carl', 'dora', 'emil']);
  expect(await handles({ sort: 'followers', order: 'desc', size: 2 })).toEqual(['dora', 'emil']);
});

test('lists every member once across pages, with the total', async () => {
  const first = await api.call('anna', listDirectory, { query: { sort: 'handle', order: 'asc', size: 3 } });
  const second = await api.call('anna', listDirectory, {
    query: { sort: 'handle', order: 'asc', size: 3, page: 2 },
  });
  expect([...first.items, ...second.items].map(({ handle }) => handle)).toEqual([
    'anna',
    'bert',
    'carl',
    'dora',
    'emil',
  ]);
  expect([first.total, second.total]).toEqual([5, 5]);
});

test('searches names and handles, with wildcards as plain characters', async () => {
  expect(await handles({ q: 'ERT', sort: 'handle', order: 'asc' })).toEqual(['bert']);
  expect(await handles({ q: '%' })).toEqual([]);
  await expect(api.call('anna', listDirectory, { query: { page: 201 } })).rejects.toMatchObject({
    problem: { status: 400 },
  });
});
