import { type BoardColumn, CURRENT_USER_ID, type Person, type Task, type TaskChange } from './schema';

type Entry = Task['activity'][number];

/** What ids of a task stand for. */
interface Named {
  columns?: readonly BoardColumn[];
  people?: readonly Person[];
}

type Change = readonly [TaskChange, string];

function changesOfFields(from: Task, to: Task, { columns = [], people = [] }: Named): Change[] {
  const [assigneeId] = to.memberIds;
  const changes: (Change | false)[] = [
    to.title !== from.title && ['title', to.title],
    to.text !== from.text && ['overview', ''],
    to.columnId !== from.columnId && ['move', columns.find(({ id }) => id === to.columnId)?.name ?? ''],
    to.priority !== from.priority && ['priority', to.priority],
    assigneeId !== from.memberIds[0] && ['assignee', people.find(({ id }) => id === assigneeId)?.name ?? ''],
    to.dueDate !== from.dueDate && ['due-date', ''],
    to.labels.join('\n') !== from.labels.join('\n') && ['labels', ''],
  ];
  return changes.filter((change) => change !== false);
}

function changesOfSteps(from: Task, to: Task): Change[] {
  const before = new Map(from.checklist.map((step) => [step.id, step]));
  return to.checklist.flatMap(({ id, text, done }): Change[] => {
    const step = before.get(id);
    if (!step) return [['new-step', text]];
    if (step.done === done) return [];
    return [[done ? 'done-step' : 'open-step', text]];
  });
}

function changesOfAttachments(from: Task, to: Task): Change[] {
  const before = new Set(from.attachments.map(({ id }) => id));
  const added = to.attachments.filter(({ id }) => !before.has(id));
  return added.length > 0 ? [['attachments', added.map(({ name }) => name).join(', ')]] : [];
}

const entryOf = ([change, value]: Change): Entry => ({
  at: new Date().toISOString(),
  fromId: CURRENT_USER_ID,
  change,
  value,
});

/** The activity of a task that the member creates. */
export const newActivity = (): Entry[] => [entryOf(['creation', ''])];

/** `to` with an entry for each difference from `from`. */
export function withActivity(from: Task, to: Task, named: Named = {}): Task {
  const changes = [
    ...changesOfFields(from, to, named),
    ...changesOfSteps(from, to),
    ...changesOfAttachments(from, to),
  ];
  return { ...to, activity: [...to.activity, ...changes.map(entryOf)] };
}
