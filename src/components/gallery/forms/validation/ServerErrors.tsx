import { useState } from 'react';
import * as z from 'zod/mini';
import { ChoiceOption } from '@/components/ui/option/ChoiceOption';
import { OptionBar } from '@/components/ui/option/OptionBar';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { delay } from '@/lib/storage/sample-delay';
import { FieldError } from '@/lib/api/form-error';
import { Readout } from '../Readout';

const ANSWERS = ['accept', 'refuse the date', 'fail'] as const;
type Answer = (typeof ANSWERS)[number];
const schema = z.object({
  title: z.string().check(z.minLength(1, { error: 'Enter a title.' })),
  day: z.string().check(z.minLength(1, { error: 'Choose a date.' })),
});

export function ServerErrors() {
  const [answer, setAnswer] = useState<Answer>('refuse the date');
  const [sent, setSent] = useState('Nothing yet');
  const form = useSchemaForm({
    schema,
    defaultValues: { title: 'Lantern walk', day: '2026-12-13' },
    onSubmit: async ({ title, day }) => {
      await delay(400);
      if (answer === 'refuse the date') throw new FieldError({ day: 'The square is booked on that day.' });
      if (answer === 'fail') throw new Error('The calendar is not responding. Try again later.');
      setSent(`${title} on ${day}`);
    },
  });
  return (
    <>
      <OptionBar>
        <ChoiceOption label="The service will" options={ANSWERS} value={answer} onChange={setAnswer} />
      </OptionBar>
      <Form form={form} label="Announce an evening" className="stack-4">
        <form.FormError />
        <form.AppField name="title">
          {(field) => <field.TextField label="Title" autoComplete="off" />}
        </form.AppField>
        <form.AppField name="day">
          {(field) => <field.DateField label="Day" help="One evening a day" />}
        </form.AppField>
        <div>
          <form.SubmitButton busy="Asking">Announce</form.SubmitButton>
        </div>
      </Form>
      <Readout label="Announced">{sent}</Readout>
    </>
  );
}
