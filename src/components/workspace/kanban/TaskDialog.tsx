import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useFormDraft } from '@/components/kits/form/draft/use-form-draft';
import { PeopleField } from '@/components/kits/form/field/PeopleField';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { newActivity, withActivity } from '@/data/task/activity';
import { type BoardColumn, type Person, PersonId, type Task, TaskPriority } from '@/data/task/schema';
import { addTaskOptions, saveTasksOptions } from '@/queries/workspace/mutations/task';
import type { CurrentSpace } from '@/queries/workspace/space';
import { ItemFormNotices } from '@/components/workspace/space/ItemFormNotices';
import { priorityNames } from '@/components/workspace/task/priority-names';
import type { ShownLabel } from '@/components/workspace/task/board-labels';
import { commonText } from '@/messages/ui/common';
import { kanbanText } from '@/messages/workspace/kanban';

const schema = z.object({
  title: z.string().check(z.trim(), z.minLength(3, { error: kanbanText.titleMissing }), z.maxLength(120)),
  text: z.string().check(z.maxLength(2000)),
  columnId: z.string(),
  priority: TaskPriority,
  dueDate: z.string(),
  steps: z.string().check(z.maxLength(2000)),
  labels: z.array(z.string()),
  memberIds: z.array(PersonId),
});

interface Props {
  /** Null for a new task. */
  task: Task | null;
  isDeleted: boolean;
  /** The member became a reader while the form was open. */
  isReader: boolean;
  columnId: string;
  columns: readonly BoardColumn[];
  people: readonly Person[];
  /** Null for the sample data. */
  space: CurrentSpace | null;
  labels: readonly ShownLabel[];
  /** Order at the end of a column. */
  nextOrder: (columnId: string) => number;
  onClose: () => void;
}

const without = <T,>(list: readonly T[], item: T): T[] => list.filter((other) => other !== item);

export function TaskDialog({
  task: shown,
  isDeleted,
  isReader,
  columnId,
  columns,
  people,
  space,
  labels,
  nextOrder,
  onClose,
}: Props) {
  const add = useMutation(addTaskOptions());
  const save = useMutation(saveTasksOptions());
  // What other members change while the dialog is open stays.
  const [task] = useState(shown);
  const draft = useFormDraft(`task:${space?.id ?? 'sample'}:${task?.id ?? 'new'}`, {
    title: task?.title ?? '',
    text: task?.text ?? '',
    columnId: task?.columnId ?? columnId,
    priority: task?.priority ?? 'Medium',
    dueDate: task?.dueDate ?? '',
    steps: task?.checklist.map((step) => step.text).join('\n') ?? '',
    labels: task?.labels ?? [],
    memberIds: task?.memberIds ?? [],
  });
  const closeWithoutDraft = () => {
    draft.drop();
    onClose();
  };
  const form = useSchemaForm({
    schema,
    defaultValues: draft.values,
    onChange: draft.keep,
    onSubmit: async ({ steps, dueDate, ...values }) => {
      // Of steps with the same text, each keeps its own.
      const known = [...(task?.checklist ?? [])];
      const checklist = steps
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean)
        .map((text) => {
          const at = known.findIndex((step) => step.text === text);
          const [step] = at < 0 ? [] : known.splice(at, 1);
          return step ?? { id: crypto.randomUUID(), text, done: false };
        });
      const shared = {
        ...values,
        checklist,
        dueDate: dueDate || null,
      };
      if (task) {
        const order = values.columnId === task.columnId ? task.order : nextOrder(values.columnId);
        await save.mutateAsync({
          changes: [
            {
              from: task,
              to: withActivity(task, { ...task, ...shared, order }, { columns, people }),
              ifDeleted: 'restore',
            },
          ],
          toast: kanbanText.taskSaved,
        });
      } else {
        const at = new Date().toISOString();
        await add.mutateAsync({
          ...shared,
          order: nextOrder(values.columnId),
          createdAt: at,
          attachments: [],
          comments: [],
          activity: newActivity(),
        });
      }
      closeWithoutDraft();
    },
  });
  return (
    <Dialog open onClose={onClose} staticBackdrop title={task ? kanbanText.editTask : kanbanText.newTask}>
      <Form form={form} className="stack-3">
        <form.FormError />
        <ItemFormNotices
          isReader={isReader}
          isDeleted={isDeleted}
          restoredAt={draft.restoredAt}
          onDiscard={() => form.reset(draft.discard())}
        />
        <form.AppField name="title">{(field) => <field.TextField label={commonText.title} />}</form.AppField>
        <form.AppField name="text">
          {(field) => <field.TextareaField label={commonText.description} optional />}
        </form.AppField>
        <div className="stack-3 fields-3">
          <form.AppField name="columnId">
            {(field) => (
              <field.SelectField
                label={kanbanText.column}
                options={columns.map((column) => ({ value: column.id, label: column.name }))}
              />
            )}
          </form.AppField>
          <form.AppField name="priority">
            {(field) => (
              <field.SelectField
                label={kanbanText.priority}
                options={TaskPriority.options.map((value) => ({ value, label: priorityNames[value] }))}
              />
            )}
          </form.AppField>
          <form.AppField name="dueDate">
            {(field) => <field.DateField label={kanbanText.due} optional />}
          </form.AppField>
        </div>
        <form.AppField name="steps">
          {(field) => (
            <field.TextareaField label={kanbanText.checklist} optional help={kanbanText.oneStepPerLine} />
          )}
        </form.AppField>
        <form.AppField name="labels">
          {({ state: { value: chosen }, handleChange }) => (
            <fieldset className="picks d-flex flex-wrap gap-2">
              <legend className="form-label">{kanbanText.labels}</legend>
              {labels.map(({ name: label, variant }) => (
                <label key={label} className={`tag tag-${variant}`}>
                  <input
                    type="checkbox"
                    className="visually-hidden"
                    checked={chosen.includes(label)}
                    onChange={(event) =>
                      handleChange(event.target.checked ? [...chosen, label] : without(chosen, label))
                    }
                  />
                  {label}
                </label>
              ))}
            </fieldset>
          )}
        </form.AppField>
        <form.AppField name="memberIds">
          {() => <PeopleField label={kanbanText.people} optional people={people} />}
        </form.AppField>
        <DialogFooter onCancel={isReader ? onClose : closeWithoutDraft}>
          <form.SubmitButton busy={commonText.saving} disabled={isReader}>
            {commonText.save}
          </form.SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
