import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Form } from '@/components/kits/form/Form';
import { useSchemaForm } from '@/components/kits/form/use-schema-form';
import { Dialog } from '@/components/ui/overlay/Dialog';
import { DialogFooter } from '@/components/ui/overlay/DialogFooter';
import { type InvoiceRecord, PaymentMethod } from '@/data/invoice/schema';
import { isLocked, outstandingCents } from '@/data/invoice/status';
import { formatShortDay, today } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format';
import { addCreditNoteOptions, recordPaymentOptions } from '@/queries/workspace/mutations/invoice';

/** Payments so far, and what can be done next: record one, or reverse a paid invoice. */
export function InvoicePayments({ invoice }: { invoice: InvoiceRecord }) {
  const navigate = useNavigate();
  const [paying, setPaying] = useState(false);
  const credit = useMutation(addCreditNoteOptions());
  const due = outstandingCents(invoice);
  return (
    <>
      <h3>Payments</h3>
      {due > 0 && <p>{formatDollars(due)} due</p>}
      {invoice.payments.length === 0 && due === 0 && <p>Nothing due</p>}
      <ul className="invoice-payments">
        {invoice.payments.map(({ id, day, cents, method }) => (
          <li key={id}>
            <span>
              {method}, <time dateTime={day}>{formatShortDay(day)}</time>
            </span>
            <b className="num">{formatDollars(cents)}</b>
          </li>
        ))}
      </ul>
      {due > 0 && (
        <button type="button" className="btn btn-outline-secondary btn-sm" onClick={() => setPaying(true)}>
          Record payment
        </button>
      )}
      {isLocked(invoice) && invoice.creditOf === null && (
        <button
          type="button"
          className="btn btn-outline-secondary btn-sm"
          disabled={credit.isPending}
          onClick={() =>
            credit.mutate(invoice.id, {
              onSuccess: ({ id }) => void navigate({ to: '/invoices/view-invoice', search: { id } }),
            })
          }
        >
          Create credit note
        </button>
      )}
      {paying && <PaymentDialog invoice={invoice} due={due} onClose={() => setPaying(false)} />}
    </>
  );
}

interface DialogProps {
  invoice: InvoiceRecord;
  /** In cents. */
  due: number;
  onClose: () => void;
}

function PaymentDialog({ invoice, due, onClose }: DialogProps) {
  const record = useMutation(recordPaymentOptions());
  const wholeSum: number | null = due / 100;
  const form = useSchemaForm({
    schema: z.object({
      amount: z.nullable(z.number()).check(
        z.refine((value) => value !== null && value >= 0.01 && Math.round(value * 100) <= due, {
          error: `Enter up to ${formatDollars(due)}.`,
        }),
      ),
      day: z.iso.date({ error: 'Choose a date.' }),
      method: PaymentMethod,
    }),
    defaultValues: { amount: wholeSum, day: today(), method: invoice.payment },
    onSubmit: async ({ amount, day, method }) => {
      await record.mutateAsync({
        id: invoice.id,
        payment: { id: crypto.randomUUID(), cents: Math.round((amount ?? 0) * 100), day, method },
      });
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={`Payment of invoice #${invoice.id}`}>
      <Form form={form} className="invoice-payment-form">
        <form.FormError />
        <form.AppField name="amount">
          {(field) => <field.NumberField label="Amount" before="$" min={0} />}
        </form.AppField>
        <form.AppField name="day">{(field) => <field.DateField label="Date" />}</form.AppField>
        <form.AppField name="method">
          {(field) => (
            <field.SelectField
              label="Method"
              options={PaymentMethod.options.map((value) => ({ value, label: value }))}
            />
          )}
        </form.AppField>
        <DialogFooter onCancel={onClose}>
          <form.SubmitButton busy="Recording">Record payment</form.SubmitButton>
        </DialogFooter>
      </Form>
    </Dialog>
  );
}
