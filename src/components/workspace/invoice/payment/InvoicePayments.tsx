import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import IconTrash from '~icons/tabler/trash';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import { creditableCents, isDraft, outstandingCents, refundCents } from '@/data/invoice/status';
import { documentTitle, numberText } from '@/data/invoice/title';
import { formatShortDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format-dollars';
import { removePaymentOptions } from '@/queries/workspace/mutations/invoice';
import { invoiceText } from '@/messages/workspace/invoice';
import { methodNames } from '@/data/invoice/names';
import { CreditNoteDialog } from './CreditNoteDialog';
import { PaymentDialog } from './PaymentDialog';

function balanceText(due: number, refund: number): string {
  if (due > 0) return invoiceText.balanceDue(formatDollars(due));
  return refund > 0 ? invoiceText.balanceToRefund(formatDollars(refund)) : invoiceText.nothingDue;
}

interface Props {
  invoice: InvoiceWithDetails;
  isReader: boolean;
}

/** Payments and credit notes so far, and what can be recorded next. */
export function InvoicePayments({ invoice, isReader }: Props) {
  const [dialog, setDialog] = useState<'payment' | 'refund' | 'credit' | null>(null);
  const remove = useMutation(removePaymentOptions());
  const due = outstandingCents(invoice);
  const refund = refundCents(invoice);
  const close = () => setDialog(null);
  if (invoice.creditOf !== null)
    return (
      <p>
        {invoiceText.reverses(
          <Link to="/invoices/view-invoice" search={{ id: invoice.creditOf }}>
            {invoice.credited
              ? invoiceText.reversedInvoice(numberText(invoice.credited))
              : invoiceText.reversedDeleted}
          </Link>,
        )}
      </p>
    );
  return (
    <>
      <h3 className="mt-5 mb-2">{invoiceText.payments}</h3>
      {!isDraft(invoice) && <p>{balanceText(due, refund)}</p>}
      <ul className="stack-1 my-2">
        {invoice.payments.map(({ id, day, cents, method }) => (
          <li key={id} className="row-2">
            <span className="flex-1">
              {methodNames[method]}, <time dateTime={day}>{formatShortDay(day)}</time>
            </span>
            <b className="num">{formatDollars(cents)}</b>
            {!isReader && (
              <button
                type="button"
                className="icon-button icon-button-sm"
                aria-label={invoiceText.removePayment(formatDollars(cents))}
                onClick={() => remove.mutate({ id: invoice.id, paymentId: id })}
              >
                <IconTrash />
              </button>
            )}
          </li>
        ))}
        {invoice.credits.map(({ id, number, cents }) => (
          <li key={id} className="row-2">
            <Link className="flex-1" to="/invoices/view-invoice" search={{ id }}>
              {documentTitle({ number, creditOf: invoice.id })}
            </Link>
            <b className="num">{formatDollars(-cents)}</b>
          </li>
        ))}
      </ul>
      <div className="row-2 flex-wrap">
        {!isReader && due > 0 && (
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => setDialog('payment')}
          >
            {invoiceText.recordPayment}
          </button>
        )}
        {!isReader && refund > 0 && (
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => setDialog('refund')}
          >
            {invoiceText.recordRefund}
          </button>
        )}
        {!isReader && creditableCents(invoice) > 0 && (
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => setDialog('credit')}
          >
            {invoiceText.createCreditNote}
          </button>
        )}
      </div>
      {dialog === 'payment' && <PaymentDialog invoice={invoice} most={due} onClose={close} />}
      {dialog === 'refund' && <PaymentDialog invoice={invoice} most={refund} refund onClose={close} />}
      {dialog === 'credit' && <CreditNoteDialog invoice={invoice} onClose={close} />}
    </>
  );
}
