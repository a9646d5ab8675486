import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import * as z from 'zod/mini';
import { useFormDraft } from '@/components/kits/form/draft/use-form-draft';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { ItemFormNotices } from '@/components/workspace/space/ItemFormNotices';
import { toTags } from '@/data/user/import-contacts';
import type { Contact } from '@/data/user/schema';
import { addContactOptions, saveContactOptions } from '@/queries/workspace/mutations/contact';
import type { CurrentSpace } from '@/queries/workspace/space';
import { commonText } from '@/messages/ui/common';
import { contactText } from '@/messages/workspace/contact';

const ItemHistory = lazy(async () => ({
  default: (await import('@/components/workspace/space/ItemHistory')).ItemHistory,
}));

const schema = z
  .object({
    name: z.string().check(z.trim(), z.minLength(2, { error: contactText.enterAName }), z.maxLength(60)),
    email: z.union([z.literal(''), z.email({ error: contactText.enterAnAddress })], {
      error: contactText.enterAnAddress,
    }),
    phone: z.string().check(
      z.regex(/^$|^\+?[\d\s().-]{6,20}$/, {
        error: contactText.phoneTooShort,
      }),
    ),
    role: z.string().check(z.maxLength(60)),
    BirthDate: z.union([z.literal(''), z.iso.date()], { error: contactText.chooseADate }),
    taxId: z.string().check(z.trim(), z.maxLength(20)),
    tags: z.string().check(z.maxLength(200)),
  })
  .check(
    z.refine(({ email, phone }) => email !== '' || phone !== '', {
      error: contactText.enterAnAddress,
      path: ['email'],
    }),
  );

interface Props {
  /** Null for a new contact. */
  user: Contact | null;
  isDeleted: boolean;
  /** The member became a reader while the form was open. */
  isReader: boolean;
  /** Null for the sample data. */
  space: CurrentSpace | null;
  onClose: () => void;
}

export function ContactDialog({ user, isDeleted, isReader, space, onClose }: Props) {
  const add = useMutation(addContactOptions());
  const save = useMutation(saveContactOptions());
  // Another member may change the contact while the form is open.
  const [before] = useState(user);
  const draft = useFormDraft(`contact:${space?.id ?? 'sample'}:${user?.id ?? 'new'}`, {
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone: user?.phone ?? '',
    role: user?.role ?? '',
    BirthDate: user?.BirthDate ?? '',
    taxId: user?.taxId ?? '',
    tags: user?.tags.join(', ') ?? '',
  });
  const closeWithoutDraft = () => {
    draft.drop();
    onClose();
  };
  const form = useSchemaForm({
    schema,
    defaultValues: draft.values,
    onChange: draft.keep,
    onSubmit: async ({ name, email, tags, ...optional }) => {
      const given = Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== ''));
      const person = { ...given, name, email, image: user?.image ?? '', tags: toTags(tags.split(/[;,]/)) };
      if (before) await save.mutateAsync({ from: before, to: { ...person, id: before.id } });
      else await add.mutateAsync(person);
      closeWithoutDraft();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      staticBackdrop
      title={user ? contactText.editContact(user.name) : contactText.newContact}
    >
      <Form form={form} className="stack-3 fields-2">
        <form.FormError />
        <ItemFormNotices
          isReader={isReader}
          isDeleted={isDeleted}
          restoredAt={draft.restoredAt}
          onDiscard={() => form.reset(draft.discard())}
        />
        <form.AppField name="name">
          {(field) => <field.TextField label={commonText.name} autoComplete="off" />}
        </form.AppField>
        <form.AppField name="role">
          {(field) => <field.TextField label={contactText.jobTitle} optional />}
        </form.AppField>
        <form.AppField name="email">
          {(field) => <field.TextField label={commonText.email} type="email" optional />}
        </form.AppField>
        <form.AppField name="phone">
          {(field) => <field.TextField label={commonText.phone} type="tel" inputMode="tel" optional />}
        </form.AppField>
        <form.AppField name="BirthDate">
          {(field) => <field.DateField label={contactText.dateOfBirth} optional />}
        </form.AppField>
        <form.AppField name="taxId">
          {(field) => <field.TextField label={contactText.taxId} optional maxLength={20} />}
        </form.AppField>
        <form.AppField name="tags">
          {(field) => (
            <field.TextField label={contactText.tags} optional help={contactText.separateTagsByCommas} />
          )}
        </form.AppField>
        <DialogFooter onCancel={isReader ? onClose : closeWithoutDraft}>
          <form.SubmitButton busy={commonText.saving} disabled={isReader}>
            {commonText.save}
          </form.SubmitButton>
        </DialogFooter>
      </Form>
      {space && typeof user?.id === 'string' && (
        <Suspense>
          <ItemHistory space={space} itemId={user.id} onRestored={onClose} />
        </Suspense>
      )}
    </Dialog>
  );
}
