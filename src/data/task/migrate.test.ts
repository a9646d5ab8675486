import { expect, it } from 'vitest';
import { migrateTask } from './migrate';
import { Task } from './schema';
import { sampleTaskId, sampleTasks } from './seed';

const at = '2026-11-20T10:00:00Z';

const stored = (...sentences: string[]) => ({
  ...sampleTasks(new Date(at))[0],
  activity: sentences.map((text) => ({ at, fromId: 3, text })),
});

it('takes the stored sentences of the activity apart', () => {
  const { activity } = Task.parse(
    migrateTask(
      stored(
        'created this task',
        'moved it to Done',
        'set the priority to High',
        'gave it to Ada',
        'changed the due date',
        'changed the overview',
        'added the step "Buy paint"',
        'completed "Buy paint"',
        'reopened "Buy "red" paint"',
        'attached one.txt, two.txt',
      ),
    ),
  );
  expect(activity.map(({ change, value }) => [change, value])).toEqual([
    ['creation', ''],
    ['move', 'Done'],
    ['priority', 'High'],
    ['assignee', 'Ada'],
    ['due-date', ''],
    ['overview', ''],
    ['new-step', 'Buy paint'],
    ['done-step', 'Buy paint'],
    ['open-step', 'Buy "red" paint'],
    ['attachments', 'one.txt, two.txt'],
  ]);
  expect(activity[0]).toEqual({ at, fromId: 3, change: 'creation', value: '' });
});

it('gives records of version 1 their new ids', () => {
  const first = { ...stored('created this task'), id: 1, columnId: 2 };
  expect(Task.parse(migrateTask(first)).id).toBe(sampleTaskId(1));
});

it('returns what is no task as it is', () => {
  expect(migrateTask('nonsense')).toBe('nonsense');
});
