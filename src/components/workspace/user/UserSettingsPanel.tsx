import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import type { Contact } from '@/data/user/schema';
import { saveProfileOptions } from '@/queries/workspace/mutations/contact';
import { AvatarField } from './AvatarField';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(2, { error: 'Enter a name.' }), z.maxLength(60)),
  role: z.string().check(z.maxLength(60)),
  email: z.string().check(z.email({ error: 'Enter an address such as name@example.org.' })),
  phone: z.string().check(z.regex(/^$|^\+?[\d\s().-]{6,20}$/, { error: 'Use digits, spaces and + only.' })),
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
    <Form form={form} label="Settings" className="user-form">
      <form.FormError />
      <AvatarField name={user.name} url={image} onChange={setImage} />
      <form.AppField name="name">{(field) => <field.TextField label="Name" />}</form.AppField>
      <form.AppField name="role">{(field) => <field.TextField label="Job title" optional />}</form.AppField>
      <form.AppField name="email">{(field) => <field.TextField label="Email" type="email" />}</form.AppField>
      <form.AppField name="phone">
        {(field) => <field.TextField label="Phone" type="tel" optional />}
      </form.AppField>
      <form.SubmitButton busy="Saving">Save</form.SubmitButton>
    </Form>
  );
}
