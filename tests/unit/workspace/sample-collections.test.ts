import { deleteDB, openDB } from 'idb';
import * as z from 'zod/mini';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { getChat, listChats } from '@/data/chat/collection';
import { FIRST_CHAT_ID } from '@/data/chat/schema';
import { readBlob, storeBlob } from '@/data/store/blob';
import { closeSampleDatabase, sampleDatabase } from '@/data/store/database';
import { listEmployees } from '@/data/employee/collection';
import { listFiles } from '@/data/file/collection';
import { invoices, listInvoices } from '@/data/invoice/collection';
import { listProducts } from '@/data/product/collection';
import { listProjects } from '@/data/project/collection';
import { DISK_TIMEOUT_MS } from '@/lib/storage/indexed-db-probe';
import { onSampleDataChange } from '@/lib/storage/sample-changes';
import { createCollection, resetSampleData } from '@/data/store/collection';
import { boardColumns, getBoard, tasks } from '@/data/task/collection';
import { calendarEvents } from '@/data/calendar/collection';
import { sampleEventId, sampleEvents } from '@/data/calendar/seed';
import { projects } from '@/data/project/collection';
import { sampleProjectId, sampleProjects } from '@/data/project/seed';
import { sampleBoardColumns, sampleColumnId, sampleTaskId, sampleTasks } from '@/data/task/seed';
import { listUsers } from '@/data/user/collection';

afterEach(resetSampleData);

const Note = z.object({ id: z.int(), text: z.string() });
const notes = () =>
  createCollection<z.infer<typeof Note>>({
    name: 'notes',
    version: 2,
    schema: Note,
    migrate: (record) => {
      const { id, title } = record as { id: number; title: string };
      return { id, text: title };
    },
    seed: () => Promise.resolve([{ id: 1, text: 'seeded' }]),
  });

describe('content', () => {
  test('has the documented sizes', async () => {
    expect(await listUsers()).toHaveLength(40);
    expect(await listChats()).toHaveLength(30);
    expect(await listInvoices()).toHaveLength(120);
    expect(await listProducts()).toHaveLength(60);
    expect(await listEmployees()).toHaveLength(200);
    expect(await listFiles()).toHaveLength(80);
    expect(await listProjects()).toHaveLength(12);
    expect((await getBoard()).columns).toHaveLength(4);
  });

  test('no chat has the placeholder id', async () => {
    expect(await getChat(FIRST_CHAT_ID)).toBeNull();
    const chat = await getChat(1);
    expect(chat?.messages.length).toBeGreaterThan(3);
    expect(chat?.messages.at(-1)?.at).toBe(chat?.date);
  });

  test('invoices and files are joined', async () => {
    const rows = await listInvoices();
    expect(rows.every((row) => row.user?.id === row.userId && row.product?.id === row.productId)).toBe(true);
    expect((await listFiles()).every((file) => file.user?.id === file.userId)).toBe(true);
  });

  test('only due dates lie in the future', async () => {
    const now = new Date().toISOString();
    expect((await listInvoices()).every((row) => row.date <= now)).toBe(true);
    expect((await listChats()).every((row) => row.date <= now)).toBe(true);
    expect((await listEmployees()).every((row) => row.startDate <= now)).toBe(true);
  });
});

describe('store', () => {
  test('accessors take the simulated delay', async () => {
    await listUsers();
    const from = performance.now();
    await listUsers();
    expect(performance.now() - from).toBeGreaterThan(90);
  });

  test('a change is stored, announced and undone', async () => {
    const told = vi.fn<(name: string | null) => void>();
    const stop = onSampleDataChange(told);
    const before = await invoices.get(4021);
    const opposite = await invoices.applyChanges([{ remove: 4021 }]);
    expect(await notes().all()).toHaveLength(1);
    expect(told).toHaveBeenCalledWith('invoices');
    expect(await invoices.get(4021)).toBeUndefined();
    await invoices.applyChanges(opposite);
    expect(await invoices.get(4021)).toEqual(before);
    stop();
  });

  test('a second reader sees the change, and reset removes it', async () => {
    await notes().applyChanges([{ put: { id: 7, text: 'kept' } }]);
    expect(await notes().get(7)).toEqual({ id: 7, text: 'kept' });
    const added = await notes().add((id) => ({ id, text: 'next' }));
    expect(added.id).toBe(8);
    await resetSampleData();
    expect(await notes().all()).toEqual([{ id: 1, text: 'seeded' }]);
  });

  test('older records are migrated, invalid ones dropped', async () => {
    const db = await openDB('plaza-sample');
    await db.put('changes', { collection: 'notes', id: 2, version: 1, record: { id: 2, title: 'old' } });
    await db.put('changes', { collection: 'notes', id: 3, version: 2, record: { id: 3, text: 9 } });
    await db.put('changes', { collection: 'notes', id: 4, version: 9, record: 'nonsense' });
    db.close();
    expect(await notes().all()).toEqual([
      { id: 1, text: 'seeded' },
      { id: 2, text: 'old' },
    ]);
  });

  test('changes of tasks and columns with numeric ids apply to the same tasks and columns', async () => {
    const task = sampleTasks(new Date())[1];
    const column = sampleBoardColumns()[3];
    const db = await openDB('plaza-sample');
    const put = (collection: string, id: number, record: object | null) =>
      db.put('changes', { collection, id, version: 1, record });
    await put('tasks', 2, { ...task, id: 2, columnId: 4, title: 'Renamed before' });
    await put('tasks', 3, null);
    await put('board-columns', 4, { ...column, id: 4, done: undefined, name: 'Finished' });
    db.close();
    expect(await tasks.get(sampleTaskId(2))).toEqual({
      ...task,
      columnId: sampleColumnId(4),
      title: 'Renamed before',
    });
    expect(await tasks.get(sampleTaskId(3))).toBeUndefined();
    expect(await boardColumns.get(sampleColumnId(4))).toEqual({ ...column, name: 'Finished' });
  });

  test('changes of projects with numeric ids apply to the same projects', async () => {
    const [first] = sampleProjects(new Date());
    const db = await openDB('plaza-sample');
    const put = (id: number, version: number, record: object | null) =>
      db.put('changes', { collection: 'projects', id, version, record });
    await put(1, 2, { ...first, id: 1, title: 'Renamed before' });
    await put(2, 2, null);
    await put(13, 2, { ...first, id: 13, title: 'Added before' });
    db.close();
    expect(await projects.get(sampleProjectId(1))).toEqual({ ...first, title: 'Renamed before' });
    expect(await projects.get(sampleProjectId(2))).toBeUndefined();
    expect((await projects.all()).at(-1)).toMatchObject({ id: sampleProjectId(13), title: 'Added before' });
  });

  test('changes of events with numeric ids apply to the same events', async () => {
    const seeded = sampleEvents(new Date());
    const market = seeded.find(({ id }) => id === sampleEventId(1));
    const db = await openDB('plaza-sample');
    const put = (id: number, record: object | null) =>
      db.put('changes', { collection: 'calendar-events', id, version: 1, record });
    await put(1, { ...market, id: 1, name: 'Renamed before' });
    await put(2, null);
    db.close();
    expect(await calendarEvents.get(sampleEventId(1))).toEqual({ ...market, name: 'Renamed before' });
    expect(await calendarEvents.get(sampleEventId(2))).toBeUndefined();
  });

  test('a database of a later version is used as it is: a rollback deletes nothing', async () => {
    await notes().applyChanges([{ put: { id: 2, text: 'kept' } }]);
    await storeBlob('file:1', new Blob(['upload']));
    closeSampleDatabase();
    const later = await openDB('plaza-sample', 99);
    later.close();
    expect(await notes().all()).toHaveLength(2);
    expect(await readBlob('file:1')).toBeDefined();
    await notes().applyChanges([{ put: { id: 3, text: 'added' } }]);
    expect(await notes().all()).toHaveLength(3);
  });

  test('a database that opened too late to be used does not stand in the way of its deletion', async () => {
    closeSampleDatabase();
    const other = await openDB('plaza-sample');
    // What opens now waits for the deletion, and that for the other connection.
    const deletion = deleteDB('plaza-sample');
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const opening = sampleDatabase();
    await vi.advanceTimersByTimeAsync(DISK_TIMEOUT_MS);
    expect(await opening).toBeNull();
    other.close();
    await deletion;
    await deleteDB('plaza-sample');
  });
});
