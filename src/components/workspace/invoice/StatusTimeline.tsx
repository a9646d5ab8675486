import { useMutation } from '@tanstack/react-query';
import { InvoiceStatus, type InvoiceWithDetails } from '@/data/invoice/schema';
import { hasBookings, isDraft } from '@/data/invoice/status';
import { Timestamp } from '@/components/ui/Timestamp';
import { cancelInvoiceOptions, issueInvoiceOptions } from '@/queries/workspace/mutations/invoice';
import { commonText } from '@/messages/ui/common';
import { invoiceText } from '@/messages/workspace/invoice';
import { entryNames } from '@/data/invoice/names';
import { invoiceStatusVariant, StatusTag } from './StatusTag';

/** Status changes use their status colour, other entries are neutral. */
const dotOf = (what: string): string => {
  const status = InvoiceStatus.options.find((one) => one === what);
  return status ? invoiceStatusVariant[status] : 'info';
};

interface Props {
  invoice: InvoiceWithDetails;
  isReader: boolean;
}

/** The status, what can be changed about it by hand, and the history. */
export function StatusTimeline({ invoice, isReader }: Props) {
  const cancel = useMutation(cancelInvoiceOptions());
  const issue = useMutation(issueInvoiceOptions());
  const cancelled = invoice.invoicesStatus === 'Cancelled';
  const canCancel = !isReader && !isDraft(invoice) && invoice.creditOf === null && !hasBookings(invoice);
  return (
    <>
      <h2 className="mb-3">{commonText.status}</h2>
      <div className="row-2 flex-wrap">
        <StatusTag invoice={invoice} />
        {invoice.draft && !isReader && (
          <button type="button" className="btn btn-primary btn-sm" onClick={() => issue.mutate(invoice)}>
            {invoiceText.issueInvoice}
          </button>
        )}
        {canCancel && (
          <button
            type="button"
            className="btn btn-outline-secondary btn-sm"
            onClick={() => cancel.mutate({ id: invoice.id, number: invoice.number, cancelled: !cancelled })}
          >
            {cancelled ? invoiceText.reopenInvoice : invoiceText.cancelInvoice}
          </button>
        )}
      </div>
      {!invoice.draft && invoice.number === null && <p role="status">{invoiceText.unnumberedHint}</p>}
      <h3 className="mt-5 mb-2">{invoiceText.history}</h3>
      <ol className="divided">
        {invoice.history.map(({ at, what }, place) => (
          <li key={`${place}-${at}`} className="row-2 py-2 fs-md">
            <i className={`dot dot-${dotOf(what)}`} />
            <b className="flex-1 fw-semibold">{entryNames[what]}</b>
            <Timestamp className="text-ink-3" at={at} form="long" />
          </li>
        ))}
      </ol>
    </>
  );
}
