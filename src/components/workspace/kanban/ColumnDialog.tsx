import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import type { BoardColumn } from '@/data/task/schema';
import { colourVariants } from '@/components/ui/colour-variant';
import { addColumnOptions, saveColumnsOptions } from '@/queries/workspace/mutations/task';
import { commonText } from '@/messages/ui/common';
import { colourNames } from './colour-names';
import { kanbanText } from '@/messages/workspace/kanban';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: kanbanText.enterAName }), z.maxLength(30)),
  variant: z.string(),
  limit: z.nullable(z.number().check(z.int({ error: kanbanText.enterAWholeNumber }), z.gte(1), z.lte(99))),
  done: z.boolean(),
});

interface Props {
  /** Null for a new column. */
  column: BoardColumn | null;
  /** Order of a new column. */
  order: number;
  onAdded: (id: string) => void;
  onClose: () => void;
}

export function ColumnDialog({ column, order, onAdded, onClose }: Props) {
  const add = useMutation(addColumnOptions());
  const save = useMutation(saveColumnsOptions());
  const form = useSchemaForm({
    schema,
    defaultValues: {
      name: column?.name ?? '',
      variant: column?.variant ?? 'info',
      limit: column?.limit ?? null,
      done: column?.done ?? false,
    },
    onSubmit: async (values) => {
      if (column) await save.mutateAsync([{ ...column, ...values }]);
      else onAdded((await add.mutateAsync({ ...values, order, collapsed: false })).added.id);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      staticBackdrop
      title={column ? kanbanText.columnName(column.name) : kanbanText.newColumn}
    >
      <Form form={form} className="stack-3">
        <form.FormError />
        <form.AppField name="name">{(field) => <field.TextField label={commonText.name} />}</form.AppField>
        <form.AppField name="variant">
          {(field) => (
            <field.SelectField
              label={kanbanText.colour}
              options={colourVariants.map((value) => ({ value, label: colourNames[value] }))}
            />
          )}
        </form.AppField>
        <form.AppField name="limit">
          {(field) => (
            <field.NumberField label={kanbanText.cardLimit} optional help={kanbanText.cardLimitHint} />
          )}
        </form.AppField>
        <form.AppField name="done">
          {(field) => <field.CheckField label={kanbanText.doneColumn} />}
        </form.AppField>
        <DialogFooter onCancel={onClose}>
          <form.SubmitButton busy={commonText.saving}>{commonText.save}</form.SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
