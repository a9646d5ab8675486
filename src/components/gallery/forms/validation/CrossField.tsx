import { useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Readout } from '../Readout';
import '@/components/kits/form/styles/forms.scss';

const schema = z
  .object({ opens: z.string(), closes: z.string() })
  .check(
    z.refine(({ opens, closes }) => opens < closes, { error: 'Close after you open.', path: ['closes'] }),
  );

export function CrossField() {
  const [hours, setHours] = useState('Not set');
  const form = useSchemaForm({
    schema,
    defaultValues: { opens: '09:00', closes: '08:00' },
    onSubmit: ({ opens, closes }) => setHours(`${opens} to ${closes}`),
  });
  return (
    <>
      <Form form={form} label="Hours of the stall" className="stack-4 fields-2">
        <form.AppField name="opens">
          {(field) => <field.TimeField label="Opens" help="First bell at six" />}
        </form.AppField>
        <form.AppField name="closes">
          {(field) => <field.TimeField label="Closes" help="Last bell at ten" />}
        </form.AppField>
        <div>
          <form.SubmitButton>Set hours</form.SubmitButton>
        </div>
      </Form>
      <Readout label="Hours">{hours}</Readout>
    </>
  );
}
