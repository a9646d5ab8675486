import { afterEach, describe, expect, test, vi } from 'vitest';
import { invoices } from '@/data/invoice/collection';
import { resetSampleData } from '@/data/store/collection';
import { onSampleDataChange } from '@/lib/storage/sample-changes';
import { tasks } from '@/data/task/collection';
import type { Task } from '@/data/task/schema';
import { sampleTaskId } from '@/data/task/seed';

afterEach(resetSampleData);

const taskTwo = async (): Promise<Task> => {
  const task = await tasks.get(sampleTaskId(2));
  if (!task) throw new Error('The sample has no task 2');
  return task;
};
const setDone = (task: Task, place: number): Task => ({
  ...task,
  checklist: task.checklist.map((step, index) => (index === place ? { ...step, done: !step.done } : step)),
  activity: [
    ...task.activity,
    { at: `2026-11-20T10:0${place}:00Z`, fromId: 0, change: 'done-step', value: `step ${place}` },
  ],
});

describe('undo of a change', () => {
  test('restores only the fields that the change set', async () => {
    const before = await taskTwo();
    const undo = await tasks.applyChanges([{ put: { ...before, title: 'Renamed' } }]);
    await tasks.applyChanges([{ put: { ...(await taskTwo()), priority: 'Urgent' } }]);
    await tasks.applyChanges(undo);
    expect(await taskTwo()).toEqual({ ...before, priority: 'Urgent' });
  });

  test('restores one step and leaves newer steps, comments and log entries', async () => {
    const before = await taskTwo();
    const undo = await tasks.applyChanges([{ put: setDone(before, 0) }]);
    await tasks.applyChanges([{ put: setDone(await taskTwo(), 1) }]);
    await tasks.applyChanges(undo);
    expect(await taskTwo()).toEqual(setDone(before, 1));
  });

  test('removes what the change added and adds what it removed, in place', async () => {
    const before = await taskTwo();
    const [first, second, third] = before.checklist;
    if (!first || !second || !third) throw new Error('Too few steps');
    const added = { id: 'added', text: 'Added', done: false };
    const undo = await tasks.applyChanges([
      { put: { ...before, labels: ['New'], checklist: [first, added, ...before.checklist.slice(2)] } },
    ]);
    const newer = { id: 'newer', text: 'Newer', done: false };
    const current = await taskTwo();
    await tasks.applyChanges([
      { put: { ...current, labels: ['New', 'Newer'], checklist: [...current.checklist, newer] } },
    ]);
    await tasks.applyChanges(undo);
    expect(await taskTwo()).toEqual({
      ...before,
      labels: [...before.labels, 'Newer'],
      checklist: [...before.checklist, newer],
    });
  });

  test('leaves a record deleted that was deleted after the change', async () => {
    const before = await taskTwo();
    const undo = await tasks.applyChanges([{ put: { ...before, title: 'Renamed' } }]);
    await tasks.applyChanges([{ remove: sampleTaskId(2) }]);
    await tasks.applyChanges(undo);
    expect(await tasks.get(sampleTaskId(2))).toBeUndefined();
  });
});

describe('numbers', () => {
  test('are never given twice, so undoing a deletion replaces nothing', async () => {
    const newest = await invoices.get(4021);
    if (!newest) throw new Error('The sample has no invoice 4021');
    const undo = await invoices.applyChanges([{ remove: 4021 }]);
    const added = await invoices.add((id) => ({ ...newest, id, notes: 'Added later' }));
    expect(added.id).toBe(4022);
    await invoices.applyChanges([{ remove: 4022 }]);
    expect(await invoices.nextId()).toBe(4023);
    await invoices.applyChanges(undo);
    expect(await invoices.get(4021)).toEqual(newest);
  });

  test('of a thousand new records are given in one write', async () => {
    const invoice = await invoices.get(4021);
    if (!invoice) throw new Error('The sample has no invoice 4021');
    const announce = vi.fn<() => void>();
    const stop = onSampleDataChange(announce);
    const added = await invoices.addAll(
      Array.from({ length: 1000 }, () => (id: number) => ({ ...invoice, id })),
    );
    expect(announce).toHaveBeenCalledTimes(1);
    expect(new Set(added.map(({ id }) => id)).size).toBe(1000);
    stop();
  });
});
