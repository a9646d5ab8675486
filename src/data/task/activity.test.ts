import { expect, it, vi } from 'vitest';
import { newActivity, withActivity } from './activity';
import { CURRENT_USER_ID, type Task } from './schema';
import { sampleBoardColumns, sampleTasks } from './seed';

const columns = sampleBoardColumns();
const people = [
  { id: 3, name: 'Ada', image: null },
  { id: 4, name: 'Kofi', image: null },
];

const task = (): Task => {
  const [first] = sampleTasks(new Date('2026-11-20T10:00:00Z'));
  if (!first) throw new Error('The sample has no task');
  return {
    ...first,
    memberIds: [3],
    checklist: [{ id: 'paint', text: 'Buy paint', done: false }],
    attachments: [],
    activity: newActivity(),
  };
};

/** What the entries say that were added after the first. */
const added = (from: Task, change: Partial<Task>): string[] =>
  withActivity(from, { ...from, ...change }, { columns, people })
    .activity.slice(1)
    .map((entry) => `${entry.change} ${entry.value}`.trim());

it('adds an entry for each change, with names as they are then', () => {
  const from = task();
  const done = columns.find((column) => column.done);
  expect(
    added(from, {
      title: 'Paint the fence',
      text: 'All of it.',
      columnId: done?.id ?? '',
      priority: 'Urgent',
      memberIds: [4, 3],
      dueDate: '2031-01-01',
      labels: ['Outside'],
    }),
  ).toEqual([
    'title Paint the fence',
    'overview',
    `move ${done?.name}`,
    'priority Urgent',
    'assignee Kofi',
    'due-date',
    'labels',
  ]);
  expect(added(from, { memberIds: [] })).toEqual(['assignee']);
});

it('tells new, completed and reopened steps from removed ones, and names attachments in one entry', () => {
  const from = task();
  const paint = { id: 'paint', text: 'Buy paint', done: true };
  const brush = { id: 'brush', text: 'Buy a brush', done: false };
  expect(added(from, { checklist: [paint, brush] })).toEqual(['done-step Buy paint', 'new-step Buy a brush']);
  expect(added({ ...from, checklist: [paint] }, { checklist: [{ ...paint, done: false }] })).toEqual([
    'open-step Buy paint',
  ]);
  expect(added(from, { checklist: [] })).toEqual([]);
  const attachments = ['one.txt', 'two.txt'].map((name) => ({ id: name, name, bytes: 1, blobKey: null }));
  expect(added(from, { attachments })).toEqual(['attachments one.txt, two.txt']);
});

it('adds none for a place in the column, a comment or a member beside the assignee', () => {
  const from = task();
  expect(added(from, { order: 0.5, comments: [], memberIds: [3, 4] })).toEqual([]);
});

it('says who changed it and when', () => {
  vi.useFakeTimers({ now: new Date('2026-11-30T08:00:00Z') });
  const from = task();
  const { activity } = withActivity(from, { ...from, priority: 'Low' }, { columns });
  vi.useRealTimers();
  expect(activity.at(-1)).toMatchObject({ at: '2026-11-30T08:00:00.000Z', fromId: CURRENT_USER_ID });
});
