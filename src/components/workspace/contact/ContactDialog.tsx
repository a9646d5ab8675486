import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import type { User } from '@/data/user/schema';
import { faceUrl } from '@/lib/files/art-url';
import { addContactOptions, saveContactOptions } from '@/queries/workspace/mutations/contact';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, { error: 'Enter a name.' }), z.maxLength(60)),
  email: z.string().check(z.email({ error: 'Enter an address such as name@example.org.' })),
  phone: z
    .string()
    .check(z.regex(/^\+?[\d\s()-]{6,20}$/, { error: 'Use at least six characters: digits, spaces and +.' })),
  role: z.string().check(z.maxLength(60)),
  BirthDate: z.iso.date({ error: 'Choose a date.' }),
});

export function ContactDialog({ user, onClose }: { user: User | null; onClose: () => void }) {
  const add = useMutation(addContactOptions());
  const save = useMutation(saveContactOptions());
  const form = useSchemaForm({
    schema,
    defaultValues: {
      name: user?.name ?? '',
      email: user?.email ?? '',
      phone: user?.phone ?? '',
      role: user?.role ?? '',
      BirthDate: user?.BirthDate ?? '',
    },
    onSubmit: async ({ role, ...rest }) => {
      const person = { ...rest, image: user?.image ?? faceUrl('m29'), ...(role ? { role } : {}) };
      if (user) await save.mutateAsync({ ...person, id: user.id });
      else await add.mutateAsync(person);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} staticBackdrop title={user ? `Edit ${user.name}` : 'New contact'}>
      <Form form={form} className="contact-form">
        <form.FormError />
        <form.AppField name="name">
          {(field) => <field.TextField label="Name" autoComplete="off" />}
        </form.AppField>
        <form.AppField name="role">{(field) => <field.TextField label="Job title" optional />}</form.AppField>
        <form.AppField name="email">
          {(field) => <field.TextField label="Email" type="email" inputMode="email" />}
        </form.AppField>
        <form.AppField name="phone">
          {(field) => <field.TextField label="Phone" type="tel" inputMode="tel" />}
        </form.AppField>
        <form.AppField name="BirthDate">{(field) => <field.DateField label="Date of birth" />}</form.AppField>
        <DialogFooter onCancel={onClose}>
          <form.SubmitButton busy="Saving">Save</form.SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
