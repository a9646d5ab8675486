import { useMutation } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { type InvoiceRecord, PaymentMethod } from '@/data/invoice/schema';
import { today } from '@/lib/dates/day';
import { recordPaymentsOptions } from '@/queries/workspace/mutations/invoice';
import { commonText } from '@/messages/ui/common';
import { invoiceText } from '@/messages/workspace/invoice';
import { methodNames } from '@/data/invoice/names';
import { amountUpTo, toCents } from './amount-field';

interface Props {
  invoice: InvoiceRecord;
  /** At most this many cents. */
  most: number;
  refund?: boolean;
  onClose: () => void;
}

/** Records a payment, or a refund of what was paid too much. */
export function PaymentDialog({ invoice, most, refund = false, onClose }: Props) {
  const record = useMutation(recordPaymentsOptions());
  const wholeSum: number | null = most / 100;
  const form = useSchemaForm({
    schema: z.object({
      amount: amountUpTo(most),
      day: z.iso.date({ error: invoiceText.chooseADate }),
      method: PaymentMethod,
    }),
    defaultValues: { amount: wholeSum, day: today(), method: invoice.payment },
    onSubmit: async ({ amount, day, method }) => {
      const cents = toCents(amount) * (refund ? -1 : 1);
      await record.mutateAsync([
        { id: invoice.id, payment: { id: crypto.randomUUID(), cents, day, method } },
      ]);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={(refund ? invoiceText.refundOf : invoiceText.paymentOf)(invoice.number)}
    >
      <Form form={form} className="stack-3">
        <form.FormError />
        <form.AppField name="amount">
          {(field) => <field.MoneyField label={invoiceText.amount} />}
        </form.AppField>
        <form.AppField name="day">{(field) => <field.DateField label={commonText.date} />}</form.AppField>
        <form.AppField name="method">
          {(field) => (
            <field.SelectField
              label={invoiceText.method}
              options={PaymentMethod.options.map((value) => ({ value, label: methodNames[value] }))}
            />
          )}
        </form.AppField>
        <DialogFooter onCancel={onClose}>
          <form.SubmitButton busy={invoiceText.recording}>
            {refund ? invoiceText.recordRefund : invoiceText.recordPayment}
          </form.SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
