import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { Change } from '@/data/store/change';
import { boardLabels, tasks } from '@/data/task/collection';
import type { BoardLabel, Task } from '@/data/task/schema';
import { offerUndo } from '@/lib/overlays/undo';
import { patchQuery } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { boardOptions } from '@/queries/workspace/task';
import { kanbanText } from '@/messages/workspace/kanban';

interface LabelChange {
  label: BoardLabel;
  /** Name that tasks hold; null for a new label. */
  before: string | null;
  /** Takes the label off the tasks and deletes it. */
  remove?: true;
}

const changedNames = (names: readonly string[], { label, before, remove }: LabelChange): string[] => [
  ...new Set(names.flatMap((name) => (name !== before ? [name] : remove ? [] : [label.name]))),
];

const withLabel = (task: Task, change: LabelChange): Task =>
  change.before !== null && task.labels.includes(change.before)
    ? { ...task, labels: changedNames(task.labels, change) }
    : task;

const patchBoard = (client: QueryClient, change: LabelChange) =>
  patchQuery(client, boardOptions(), (board) => ({
    ...board,
    labels: [
      ...board.labels.filter(({ id }) => id !== change.label.id),
      ...(change.remove ? [] : [change.label]),
    ],
    tasks: board.tasks.map((task) => withLabel(task, change)),
  }));

/** Creates, renames, colours or deletes a label. One Undo restores the label and the tasks that had it. */
export const changeLabelOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (change: LabelChange) => {
      const { label, remove } = change;
      const changedTasks = (await tasks.all()).flatMap((from): Change<Task>[] => {
        const to = withLabel(from, change);
        return to === from ? [] : [{ from, to }];
      });
      const inTasks = await tasks.applyChanges(changedTasks);
      const known = (await boardLabels.all()).some(({ id }) => id === label.id);
      const inLabels =
        remove && !known
          ? []
          : await boardLabels.applyChanges([remove ? { remove: label.id } : { put: label }]);
      return { inTasks, inLabels };
    },
    onMutate: (change, { client }) => patchBoard(client, change),
    onSuccess: ({ inTasks, inLabels }, { label, before, remove }) =>
      offerUndo({
        title: remove
          ? kanbanText.labelDeleted
          : before === null
            ? kanbanText.labelAdded
            : kanbanText.labelSaved,
        text: label.name,
        undo: async () => {
          await boardLabels.applyChanges(inLabels);
          await tasks.applyChanges(inTasks);
        },
      }),
    onError: (_error, _vars, rollback) => rollback?.(),
    meta: { failure: kanbanText.labelNotSaved, invalidates: [SAMPLE_KEY] },
  });
