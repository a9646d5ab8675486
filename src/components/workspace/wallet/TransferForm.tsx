import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import type { User } from '@/data/user/schema';
import { formatDollars } from '@/lib/text/format';
import { type Transfer, transferOptions } from '@/queries/workspace/mutations/wallet';

interface Props {
  people: readonly User[];
  /** In cents. */
  available: number;
  direction: Transfer['direction'];
  onDirection: (transferDirection: Transfer['direction']) => void;
}

const schemaFor = (transferDirection: Transfer['direction'], available: number) =>
  z.object({
    userId: z.string().check(z.minLength(1, { error: 'Choose a person.' })),
    amount: z.nullable(z.number()).check(
      z.refine((value) => value !== null && value >= 0.5, { error: 'Enter at least $0.50.' }),
      z.refine((value) => transferDirection === 'request' || Math.round((value ?? 0) * 100) <= available, {
        error: `${formatDollars(available)} is available. Enter less.`,
      }),
    ),
    text: z.string().check(z.trim(), z.minLength(3, { error: 'Enter a reason.' }), z.maxLength(80)),
  });

export function TransferForm({ people, available, direction, onDirection }: Props) {
  const transfer = useMutation(transferOptions());
  const form = useSchemaForm({
    schema: schemaFor(direction, available),
    defaultValues: { userId: '', amount: null as number | null, text: '' },
    onSubmit: async ({ userId, amount, text }) => {
      await transfer.mutateAsync({
        direction: direction,
        userId: Number(userId),
        cents: Math.round((amount ?? 0) * 100),
        text,
      });
      form.reset();
    },
  });
  return (
    <section className="card wallet-box" aria-label="Transfer">
      <h2>Transfer</h2>
      <SegmentedControl
        legend="Direction"
        options={[
          ['send', 'Send'],
          ['request', 'Request'],
        ]}
        value={direction}
        onChange={onDirection}
      />
      <Form form={form} label="Transfer" className="wallet-form">
        <form.FormError />
        <form.AppField name="userId">
          {(field) => (
            <field.SelectField
              label={direction === 'send' ? 'To' : 'From'}
              placeholder="Choose a person"
              options={people.map((user) => ({ value: String(user.id), label: user.name }))}
            />
          )}
        </form.AppField>
        <form.AppField name="amount">
          {(field) => <field.NumberField label="Amount in dollars" />}
        </form.AppField>
        <form.AppField name="text">{(field) => <field.TextField label="Reason" />}</form.AppField>
        <form.SubmitButton busy={direction === 'send' ? 'Sending' : 'Requesting'}>
          {direction === 'send' ? 'Send' : 'Request'}
        </form.SubmitButton>
      </Form>
    </section>
  );
}
