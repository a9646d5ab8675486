import { useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Readout } from '../Readout';

const schema = z.object({
  name: z.string().check(z.minLength(2, { error: 'Use at least 2 letters.' })),
  email: z.string().check(z.email({ error: 'Enter an address such as name@example.org.' })),
  line: z.string().check(z.minLength(1, { error: 'Choose a line.' })),
  rules: z.boolean().check(z.refine((on) => on, { error: 'The square has only these three rules.' })),
});

const LINES = ['Harbour', 'Hill', 'Station'].map((name) => ({ value: name, label: name }));

export function CustomStyles() {
  const [sent, setSent] = useState('No one yet');
  const form = useSchemaForm({
    schema,
    defaultValues: { name: '', email: '', line: '', rules: false },
    onSubmit: ({ name, line }) => setSent(`${name}, ${line}`),
  });
  return (
    <>
      <Form form={form} label="Tram pass" className="stack-4">
        <form.AppField name="name">
          {(field) => <field.TextField label="Name" help="As on the pass" autoComplete="off" />}
        </form.AppField>
        <form.AppField name="email">
          {(field) => <field.TextField label="Email" type="email" autoComplete="off" />}
        </form.AppField>
        <form.AppField name="line">
          {(field) => <field.SelectField label="Line" options={LINES} placeholder="Choose a line" />}
        </form.AppField>
        <form.AppField name="rules">
          {(field) => <field.CheckField label="I agree to the tram rules" />}
        </form.AppField>
        <div>
          <form.SubmitButton>Get the pass</form.SubmitButton>
        </div>
      </Form>
      <Readout label="Pass for">{sent}</Readout>
    </>
  );
}
