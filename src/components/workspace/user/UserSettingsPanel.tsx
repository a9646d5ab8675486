import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import type { Contact } from '@/data/user/schema';
import { saveProfileOptions } from '@/queries/workspace/mutations/contact';
import { commonText } from '@/messages/ui/common';
import { userText } from '@/messages/workspace/user';
import { AvatarField } from './AvatarField';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, { error: userText.nameMissing }), z.maxLength(60)),
  role: z.string().check(z.maxLength(60)),
  email: z.string().check(z.email({ error: userText.emailInvalid })),
  phone: z.string().check(z.regex(/^$|^\+?[\d\s().-]{6,20}$/, { error: userText.phoneInvalid })),
});

export function UserSettingsPanel({ user }: { user: Contact }) {
  const save = useMutation(saveProfileOptions());
  const [image, setImage] = useState(user.image);
  const form = useSchemaForm({
    schema,
    defaultValues: { name: user.name, role: user.role ?? '', email: user.email, phone: user.phone ?? '' },
    onSubmit: async ({ role, ...values }) => {
      await save.mutateAsync({ from: user, to: { ...user, ...values, image, ...(role ? { role } : {}) } });
    },
  });
  return (
    <Form form={form} label={commonText.settings} className="stack-3 fields-2 p-5">
      <form.FormError />
      <AvatarField name={user.name} url={image} onChange={setImage} />
      <form.AppField name="name">{(field) => <field.TextField label={commonText.name} />}</form.AppField>
      <form.AppField name="role">
        {(field) => <field.TextField label={userText.jobTitle} optional />}
      </form.AppField>
      <form.AppField name="email">
        {(field) => <field.TextField label={commonText.email} type="email" />}
      </form.AppField>
      <form.AppField name="phone">
        {(field) => <field.TextField label={commonText.phone} type="tel" optional />}
      </form.AppField>
      <form.SubmitButton busy={commonText.saving}>{commonText.save}</form.SubmitButton>
    </Form>
  );
}
