import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { SegmentedControl } from '@/components/ui/control/SegmentedControl';
import type { User } from '@/data/user/schema';
import { formatDollars } from '@/lib/text/format-dollars';
import { type Transfer, transferOptions } from '@/queries/workspace/mutations/wallet';
import { commonText } from '@/messages/ui/common';
import { walletText } from '@/messages/workspace/wallet';

interface Props {
  people: readonly User[];
  /** In cents. */
  available: number;
  direction: Transfer['direction'];
  onDirection: (transferDirection: Transfer['direction']) => void;
}

const schemaFor = (transferDirection: Transfer['direction'], available: number) =>
  z.object({
    userId: z.string().check(z.minLength(1, { error: walletText.personMissing })),
    amount: z.nullable(z.number()).check(
      z.refine((value) => value !== null && value >= 0.5, { error: walletText.amountMissing }),
      z.refine((value) => transferDirection === 'request' || Math.round((value ?? 0) * 100) <= available, {
        error: walletText.lessAvailable(formatDollars(available)),
      }),
    ),
    text: z.string().check(z.trim(), z.minLength(3, { error: walletText.reasonMissing }), z.maxLength(80)),
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
    <section className="card p-4" aria-label={walletText.transfer}>
      <h2 className="mb-2">{walletText.transfer}</h2>
      <SegmentedControl
        legend={walletText.direction}
        options={[
          ['send', commonText.send],
          ['request', walletText.request],
        ]}
        value={direction}
        onChange={onDirection}
      />
      <Form form={form} label={walletText.transfer} className="stack-3 mt-3">
        <form.FormError />
        <form.AppField name="userId">
          {(field) => (
            <field.SelectField
              label={direction === 'send' ? walletText.to : walletText.from}
              placeholder={walletText.chooseAPerson}
              options={people.map((user) => ({ value: String(user.id), label: user.name }))}
            />
          )}
        </form.AppField>
        <form.AppField name="amount">
          {(field) => <field.MoneyField label={walletText.amountInDollars} />}
        </form.AppField>
        <form.AppField name="text">{(field) => <field.TextField label={walletText.reason} />}</form.AppField>
        <form.SubmitButton busy={direction === 'send' ? commonText.sending : walletText.requesting}>
          {direction === 'send' ? commonText.send : walletText.request}
        </form.SubmitButton>
      </Form>
    </section>
  );
}
