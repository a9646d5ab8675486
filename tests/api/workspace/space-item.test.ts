import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { putSpace, putSpaceMember } from '@contract/space/space';
import {
  changeSpaceItems,
  getSpaceItemVersion,
  listSpaceItemHistory,
  listSpaceItems,
  type SpaceItemChange,
} from '@contract/space/space-item';
import { MAX_SPACE_CHANGES } from '@contract/space/space-limits';
import { createTestApi } from '../../support/service/test-api';

const api = createTestApi();
let spaceId = '';

beforeAll(async () => {
  for (const uid of ['ines', 'ada']) await api.me(uid);
});

async function makeSpace(): Promise<void> {
  spaceId = randomUUID();
  await api.call('ines', putSpace, { params: { spaceId }, body: { name: 'Items' } });
  await api.call('ines', putSpaceMember, { params: { spaceId, handle: 'ada' }, body: { role: 'editor' } });
}

type NoteChange = Extract<SpaceItemChange, { kind: 'note' }>;
const note = (
  id: string,
  base: number,
  set: NoteChange['set'],
  more: Pick<NoteChange, 'remove'> = {},
): NoteChange => ({ id, kind: 'note', base, set, ...more });
const change = (uid: string, changes: readonly SpaceItemChange[], key: string = randomUUID()) =>
  api.call(uid, changeSpaceItems, { params: { spaceId }, body: { changes }, key });
const make = async (title = 'A note', text = 'Text'): Promise<string> => {
  const id = randomUUID();
  await change('ines', [note(id, 0, { title, text })]);
  return id;
};
const list = (since = 0, limit = 500) =>
  api.call('ada', listSpaceItems, { params: { spaceId }, query: { since, limit } });
const bodyOf = async (id: string): Promise<unknown> =>
  (await list()).items.find((item) => item.id === id)?.body;

const task = (): Extract<SpaceItemChange, { kind: 'task' }> => ({
  id: randomUUID(),
  kind: 'task',
  base: 0,
  set: {
    columnId: randomUUID(),
    order: 1.5,
    title: 'Oil the door',
    text: '',
    priority: 'High',
    labels: ['home'],
    memberIds: [],
    dueDate: '2026-12-01',
    createdAt: '2026-11-23T09:00:00.000Z',
    checklist: [{ id: 'a', text: 'Buy oil', done: false }],
    attachments: [],
    comments: [],
    activity: [],
  },
});

test('stores an item of every kind as sent', async () => {
  await makeSpace();
  const changes = [
    task(),
    {
      id: randomUUID(),
      kind: 'board-column' as const,
      base: 0,
      set: { order: 1, name: 'To do', variant: 'primary', limit: 3, collapsed: false, done: false },
    },
    note(randomUUID(), 0, { title: 'Zürich “quoted”', text: 'Line\n💥' }),
  ];
  const answer = await change('ines', changes);
  expect(answer.revision).toBe(3);
  expect(answer.items).toMatchObject(
    changes.map(({ id, kind, set }, index) => ({
      id,
      kind,
      body: set,
      revision: index + 1,
      changedBy: 'ines',
    })),
  );
  expect(await list()).toEqual({ items: answer.items, revision: 3, hasMore: false });
});

test('keeps both of two concurrent changes of different fields', async () => {
  await makeSpace();
  const id = await make();
  const [first, second] = await Promise.all([
    change('ines', [note(id, 1, { title: 'New title' })]),
    change('ada', [note(id, 1, { text: 'New text' })]),
  ]);
  expect([...first.overwritten, ...second.overwritten]).toEqual([]);
  expect(await bodyOf(id)).toEqual({ title: 'New title', text: 'New text' });
});

test('lets the last change of one field win, and returns the replaced value', async () => {
  await makeSpace();
  const id = await make();
  await change('ines', [note(id, 1, { title: 'First' })]);
  const answer = await change('ada', [note(id, 1, { title: 'Second', text: 'Other' })]);
  expect(answer.overwritten).toEqual([{ id, field: 'title', value: 'First', by: 'ines' }]);
  expect(await bodyOf(id)).toEqual({ title: 'Second', text: 'Other' });
  const seen = await change('ines', [note(id, answer.revision, { title: 'Third' })]);
  expect(seen.overwritten).toEqual([]);
  expect((await change('ines', [note(id, 1, { title: 'Fourth' })])).overwritten).toEqual([]);
});

test('applies a repeated request once', async () => {
  await makeSpace();
  const key = randomUUID();
  const changes = [note(randomUUID(), 0, { title: 'Once', text: '' })];
  const first = await change('ines', changes, key);
  expect(await change('ines', changes, key)).toEqual(first);
  expect((await list()).revision).toBe(1);
});

test('makes no revision of a change that changes nothing', async () => {
  await makeSpace();
  const id = await make('Same');
  const answer = await change('ada', [
    note(id, 0, { title: 'Same' }),
    note(randomUUID(), 1, {}, { remove: true }),
  ]);
  expect(answer).toMatchObject({ revision: 1, items: [{ id, changedBy: 'ines' }], overwritten: [] });
});

test('pages through items since a revision, in the order of their last change', async () => {
  await makeSpace();
  const ids = [];
  for (let index = 0; index < 5; index += 1) ids.push(await make(`Note ${index}`));
  await change('ines', [note(ids[0] ?? '', 1, { text: 'Moved to the end' })]);
  const first = await list(0, 2);
  expect(first).toMatchObject({ revision: 3, hasMore: true });
  const second = await list(first.revision, 2);
  const third = await list(second.revision, 2);
  expect(third).toMatchObject({ revision: 6, hasMore: false });
  const found = [first, second, third].flatMap(({ items }) => items.map(({ id }) => id));
  expect(found).toEqual([...ids.slice(1), ids[0]]);
  expect(await list(6)).toEqual({ items: [], revision: 6, hasMore: false });
});

test('lists deleted items as tombstones since a revision only, and restores them', async () => {
  await makeSpace();
  const id = await make();
  await change('ines', [note(id, 1, {}, { remove: true })]);
  expect((await list()).items).toEqual([]);
  expect((await list(1)).items).toMatchObject([{ id, kind: 'note', body: null, revision: 2 }]);
  const { items } = await change('ada', [note(id, 2, { title: 'Restored' })]);
  expect(items).toMatchObject([{ id, body: { title: 'Restored', text: 'Text' }, revision: 3 }]);
});

test('one item that its schema refuses does not close the space, nor the changes of later ones', async () => {
  await makeSpace();
  const first = await make('First');
  const broken = await make('Broken', 'What a member wrote');
  const last = await make('Last');
  await api.pool.query(
    `UPDATE space_items SET body = jsonb_set(body, '{title}', 'null') WHERE space_id = $1 AND id = $2`,
    [spaceId, broken],
  );
  const idsOf = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ id }) => id);
  expect(idsOf(await list())).toEqual([first, last]);
  // Devices go on behind a page that lost all of its items.
  const page = await list(1, 1);
  expect(page).toMatchObject({ items: [], revision: 2, hasMore: true });
  expect(idsOf(await list(page.revision))).toEqual([last]);
  expect(
    (
      await api.call('ada', listSpaceItemHistory, {
        params: { spaceId, itemId: broken },
        query: { limit: 10 },
      })
    ).items,
  ).toMatchObject([{ set: { title: 'Broken' } }]);
  expect(api.faults.splice(0)).toEqual([
    { message: 'Space item left out', spaceId, itemId: broken, field: 'body.title' },
  ]);
  const metrics = await (
    await api.service.app.request(
      '/metrics',
      {},
      {
        incoming: { socket: { remoteAddress: '127.0.0.1' } },
      },
    )
  ).text();
  expect(metrics).toMatch(/^plaza_space_items_unreadable 1$/m);
  // A device that knows the item from before repairs it by setting the field.
  await change('ines', [note(broken, 2, { title: 'Mended' })]);
  expect(await bodyOf(broken)).toEqual({ title: 'Mended', text: 'What a member wrote' });
});

test('lists the history of an item by pages, newest first', async () => {
  await makeSpace();
  const id = await make();
  await change('ada', [note(id, 1, { title: 'Renamed' })]);
  await change('ines', [note(id, 2, {}, { remove: true })]);
  await change('ines', [note(id, 3, {})]);
  const read = (cursor?: string) =>
    api.call('ada', listSpaceItemHistory, { params: { spaceId, itemId: id }, query: { limit: 3, cursor } });
  const first = await read();
  expect(first.items).toMatchObject([
    { revision: 4, by: 'ines', set: {}, removed: false },
    { revision: 3, by: 'ines', set: {}, removed: true },
    { revision: 2, by: 'ada', set: { title: 'Renamed' }, removed: false },
  ]);
  const second = await read(first.nextCursor ?? '');
  expect(second.items).toMatchObject([{ revision: 1, set: { title: 'A note', text: 'Text' } }]);
  expect(second.nextCursor).toBeNull();
  const missing = { params: { spaceId, itemId: randomUUID() } };
  await expect(api.call('ada', listSpaceItemHistory, missing)).rejects.toThrow('404');
});

const versions = async (itemId: string) =>
  (await api.call('ada', listSpaceItemHistory, { params: { spaceId, itemId }, query: { limit: 40 } })).items;

test('reads an item as each of its changes left it', async () => {
  await makeSpace();
  const id = await make();
  await change('ada', [note(id, 1, { title: 'Renamed' })]);
  await change('ines', [note(id, 2, {}, { remove: true })]);
  await change('ines', [note(id, 3, { text: 'Back' })]);
  const read = (revision: number) =>
    api.call('ada', getSpaceItemVersion, { params: { spaceId, itemId: id, revision: String(revision) } });
  expect(await read(1)).toMatchObject({ revision: 1, by: 'ines', body: { title: 'A note', text: 'Text' } });
  expect(await read(2)).toMatchObject({ by: 'ada', body: { title: 'Renamed', text: 'Text' } });
  expect(await read(4)).toMatchObject({ body: { title: 'Renamed', text: 'Back' } });
  await expect(read(5)).rejects.toThrow('404');
});

test('keeps one of the autosaves of a member within five minutes, and every other change', async () => {
  await makeSpace();
  const id = await make();
  const type = (uid: string, set: NoteChange['set']) => change(uid, [note(id, 9, set)]);
  // Of two spans at most, if the clock passes the end of one.
  for (const text of ['L', 'La', 'Lam', 'Lamp', 'Lamps']) await type('ines', { text });
  const typed = await versions(id);
  expect(typed.length).toBeLessThanOrEqual(3);
  expect(typed[0]).toMatchObject({ by: 'ines', set: { text: 'Lamps' } });
  expect(typed.at(-1)).toMatchObject({ set: { title: 'A note', text: 'Text' } });
  const before = typed.length;
  await type('ada', { text: 'Lamps and oil' });
  await type('ines', { title: 'Lamps' });
  await type('ines', { pinned: true });
  await type('ines', { pinned: false });
  expect(await versions(id)).toHaveLength(before + 4);
  const [last] = await versions(id);
  const { body } = await api.call('ada', getSpaceItemVersion, {
    params: { spaceId, itemId: id, revision: String(last?.revision) },
  });
  expect(body).toEqual(await bodyOf(id));
  // What a member replaced unseen is still named with its author.
  const { overwritten } = await change('ada', [note(id, 1, { title: 'Wicks' })]);
  expect(overwritten).toMatchObject([{ field: 'title', value: 'Lamps', by: 'ines' }]);
});

test('accepts all changes of a call or none', async () => {
  await makeSpace();
  const id = await make();
  const bad = task();
  const incomplete = { ...bad, set: { title: 'Only a title' } };
  await expect(change('ines', [note(id, 1, { title: 'Lost' }), incomplete])).rejects.toMatchObject({
    problem: { status: 400, fields: { 'changes.1.set.columnId': expect.any(String) } },
  });
  expect(await bodyOf(id)).toEqual({ title: 'A note', text: 'Text' });
  await expect(change('ines', [{ ...bad, id }])).rejects.toMatchObject({
    problem: { fields: { 'changes.0.kind': expect.any(String) } },
  });
  const many = Array.from({ length: MAX_SPACE_CHANGES + 1 }, () => note(id, 1, { title: 'Many' }));
  await expect(change('ines', many)).rejects.toMatchObject({
    problem: { status: 400, fields: { changes: expect.any(String) } },
  });
  const long = { ...bad, set: { ...bad.set, comments: manyComments() } };
  await expect(change('ines', [long])).rejects.toMatchObject({
    problem: { status: 400, fields: { 'changes.0.set': expect.stringContaining('bytes') } },
  });
});

const manyComments = () =>
  Array.from({ length: 40 }, (_, index) => ({
    id: String(index),
    fromId: randomUUID(),
    text: 'x'.repeat(2000),
    at: '2026-11-23T09:00:00.000Z',
    helpfulBy: [],
    replyTo: null,
  }));

test('numbers concurrent changes of many members without a gap or duplicate', async () => {
  await makeSpace();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      change(index % 2 ? 'ines' : 'ada', [note(randomUUID(), 0, { title: `Note ${index}`, text: '' })]),
    ),
  );
  const { items, revision } = await list();
  expect(revision).toBe(20);
  expect(items.map((item) => item.revision)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
});

test('logs no errors', () => expect(api.faults).toEqual([]));
