// @vitest-environment happy-dom
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { SpaceItemChange } from '@contract/space/space-item';
import { spaceDatabase } from '@/data/space/database';
import { forgetSpace, readMirror, updateMirror } from '@/data/space/mirror';
import { connectSpaceSource } from '@/data/space/source';
import { boardColumns, getBoard } from '@/data/task/collection';
import type { BoardColumn } from '@/data/task/schema';
import { beginSession, endSession } from '@/lib/session/member-session';
import { chosenSpace } from '@/lib/storage/chosen-space';
import { spaceTask } from '../../support/space-bodies';

const spaceId = randomUUID();
const [first, second] = [randomUUID(), randomUUID()];
const column = (name: string, order = 1): Omit<BoardColumn, 'id'> => ({
  order,
  name,
  variant: 'info',
  limit: null,
  collapsed: false,
  done: false,
});
const item = (id: string, revision: number, body: object | null) => ({
  id,
  kind: 'board-column',
  body: body && { ...body },
  revision,
  changedAt: '2026-11-20T08:00:00.000Z',
});
const state = (revision: number) => ({ revision, members: [] });

let unsent: SpaceItemChange[] = [];
let pulls = 0;

beforeEach(() => {
  unsent = [];
  pulls = 0;
  beginSession('demo-ines');
  chosenSpace.set({ id: spaceId, name: 'Lamps', memberId: randomUUID() });
  connectSpaceSource({
    pull: async () => {
      pulls += 1;
      await updateMirror(spaceId, { items: [item(first, 1, column('To do'))], state: state(1) });
    },
    unsent: () => unsent,
    send: (_id, changes) => {
      unsent.push(...changes);
      return Promise.resolve();
    },
  });
});

afterEach(async () => {
  await forgetSpace(spaceId);
  chosenSpace.remove();
  endSession();
});

const names = async () => (await boardColumns.all()).map(({ name }) => name);

describe('the mirror of a space', () => {
  it('asks the service once, then answers from this device', async () => {
    expect(await names()).toEqual(['To do']);
    expect(await names()).toEqual(['To do']);
    expect(pulls).toBe(1);
    const db = await spaceDatabase();
    expect(await db?.count('items')).toBe(1);
  });

  it('never replaces an item by an older revision, in memory or on disk', async () => {
    await updateMirror(spaceId, { items: [item(first, 5, column('Now'))], state: state(5) });
    await updateMirror(spaceId, { items: [item(first, 4, column('Before'))] });
    expect((await readMirror(spaceId)).items.get(first)?.revision).toBe(5);
    const db = await spaceDatabase();
    expect((await db?.get('items', [spaceId, first]))?.revision).toBe(5);
  });

  it('reads the space again after an update of the app that brings kinds of items', async () => {
    const db = await spaceDatabase();
    await db?.put('items', { ...item(first, 9, column('Old')), spaceId: 'other' });
    await db?.put('states', { ...state(9), kinds: 'task' }, 'other');
    expect((await readMirror('other')).state).toBeNull();
    expect(await db?.count('items')).toBe(0);
  });

  it('sends the fields that differ with the revision seen, and shows them before the response', async () => {
    const [from] = await boardColumns.all();
    if (!from) throw new Error('No column');
    await boardColumns.applyChanges([{ from, to: { ...from, name: 'Later', limit: 3 } }]);
    expect(unsent).toEqual([{ id: first, kind: 'board-column', base: 1, set: { name: 'Later', limit: 3 } }]);
    expect(await names()).toEqual(['Later']);
  });

  it('undoes with the inverse patch, which leaves a newer change of another member alone', async () => {
    const [from] = await boardColumns.all();
    if (!from) throw new Error('No column');
    const inverse = await boardColumns.applyChanges([{ from, to: { ...from, name: 'Later' } }]);
    unsent = [];
    const theirs = { ...column('Later'), variant: 'danger' };
    await updateMirror(spaceId, { items: [item(first, 2, theirs)], state: state(2) });
    await boardColumns.applyChanges(inverse);
    expect(unsent).toEqual([{ id: first, kind: 'board-column', base: 2, set: { name: 'To do' } }]);
  });

  it('adds, deletes and restores an item, whose tombstone gives the base', async () => {
    await boardColumns.all();
    const added = { id: second, ...column('New', 2) };
    await boardColumns.applyChanges([{ put: added }]);
    expect(unsent.at(-1)).toMatchObject({ id: second, base: 0, set: { name: 'New' } });
    const inverse = await boardColumns.applyChanges([{ remove: second }]);
    expect(unsent.at(-1)).toMatchObject({ id: second, remove: true, set: {} });
    await updateMirror(spaceId, { items: [item(second, 3, null)], state: state(3) });
    unsent = [];
    expect(await names()).toEqual(['To do']);
    await boardColumns.applyChanges(inverse);
    expect(unsent).toEqual([{ id: second, kind: 'board-column', base: 3, set: column('New', 2) }]);
  });

  it('shows a task whose column was deleted in the first column', async () => {
    const task = { ...spaceTask, columnId: second };
    await updateMirror(spaceId, {
      items: [item(first, 1, column('To do')), { ...item(randomUUID(), 2, task), kind: 'task' }],
      state: state(2),
    });
    expect((await getBoard()).tasks.map(({ columnId }) => columnId)).toEqual([first]);
  });
});
