import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import type { CreditedInvoice } from '@/data/invoice/schema';
import { creditableCents } from '@/data/invoice/status';
import { formatDollars } from '@/lib/text/format-dollars';
import { addCreditNoteOptions } from '@/queries/workspace/mutations/invoice';
import { invoiceText } from '@/messages/workspace/invoice';
import { amountUpTo, toCents } from './amount-field';

interface Props {
  invoice: CreditedInvoice;
  onClose: () => void;
}

/** Reverses all or part of an invoice. */
export function CreditNoteDialog({ invoice, onClose }: Props) {
  const navigate = useNavigate();
  const credit = useMutation(addCreditNoteOptions());
  const rest = creditableCents(invoice);
  const wholeRest: number | null = rest / 100;
  const form = useSchemaForm({
    schema: z.object({ amount: amountUpTo(rest), reason: z.string().check(z.trim(), z.maxLength(120)) }),
    defaultValues: { amount: wholeRest, reason: '' },
    onSubmit: async ({ amount, reason }) => {
      const { id } = await credit.mutateAsync({ of: invoice.id, cents: toCents(amount), reason });
      onClose();
      await navigate({ to: '/invoices/view-invoice', search: { id } });
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={invoiceText.creditNoteFor(invoice.number)}
      lead={invoiceText.creditable(formatDollars(rest))}
    >
      <Form form={form} className="stack-3">
        <form.FormError />
        <form.AppField name="amount">
          {(field) => <field.MoneyField label={invoiceText.amountWithTax} />}
        </form.AppField>
        <form.AppField name="reason">
          {(field) => <field.TextField label={invoiceText.reason} optional maxLength={120} />}
        </form.AppField>
        <DialogFooter onCancel={onClose}>
          <form.SubmitButton busy={invoiceText.creating}>{invoiceText.createCreditNote}</form.SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
