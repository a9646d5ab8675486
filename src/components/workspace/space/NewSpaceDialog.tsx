import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { MAX_SPACE_NAME_LENGTH } from '@contract/space/space-limits';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { createSpace } from '@/queries/workspace/mutations/space/space';
import { commonText } from '@/messages/ui/common';
import { spaceMenuText } from '@/messages/workspace/space-menu';

const schema = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, { error: spaceMenuText.enterAName }), z.maxLength(MAX_SPACE_NAME_LENGTH)),
  isFilled: z.boolean(),
});

export function NewSpaceDialog({ onClose }: { onClose: () => void }) {
  const client = useQueryClient();
  const form = useSchemaForm({
    schema,
    defaultValues: { name: '', isFilled: true },
    onSubmit: async (values) => {
      await createSpace(client, values);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={spaceMenuText.newSpace} lead={spaceMenuText.newSpaceLead}>
      <Form form={form} className="stack-3">
        <form.FormError />
        <form.AppField name="name">{(field) => <field.TextField label={commonText.name} />}</form.AppField>
        <form.AppField name="isFilled">
          {(field) => <field.CheckField label={spaceMenuText.beginWithSampleData} />}
        </form.AppField>
        <DialogFooter onCancel={onClose}>
          <form.SubmitButton busy={spaceMenuText.creating}>{spaceMenuText.createSpace}</form.SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
