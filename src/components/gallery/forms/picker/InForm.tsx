import { useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Readout } from '../Readout';

const schema = z.object({
  name: z.string().check(z.minLength(2, { error: 'Use at least 2 letters.' })),
  day: z.string().check(z.minLength(1, { error: 'Enter or choose a complete date.' })),
});

export function InForm() {
  const [sent, setSent] = useState('Nothing');
  const form = useSchemaForm({
    schema,
    defaultValues: { name: 'Ines', day: '' },
    onSubmit: ({ name, day }) => setSent(`${name}, ${day}`),
  });
  return (
    <>
      <Form form={form} label="Bench of the square" className="stack-4">
        <form.AppField name="name">{(field) => <field.TextField label="Name" />}</form.AppField>
        <form.AppField name="day">
          {(field) => <field.DateField label="Day of the party" help="The bench is yours from noon" />}
        </form.AppField>
        <div>
          <form.SubmitButton>Reserve</form.SubmitButton>
        </div>
      </Form>
      <Readout label="Sent">{sent}</Readout>
    </>
  );
}
