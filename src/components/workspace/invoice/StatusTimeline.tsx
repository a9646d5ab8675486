import { useMutation } from '@tanstack/react-query';
import { InvoiceStatus, type InvoiceWithDetails } from '@/data/invoice/schema';
import { isOverdue } from '@/data/invoice/status';
import { formatDateTime, formatRelativeTime } from '@/lib/dates/relative-time';
import { setInvoiceStatusOptions } from '@/queries/workspace/mutations/invoice';
import { invoiceStatusVariant } from './StatusTag';

/** Status changes use their status colour, other entries are neutral. */
const dotOf = (what: string): string => {
  const status = InvoiceStatus.options.find((one) => one === what);
  return status ? invoiceStatusVariant[status] : 'info';
};

export function StatusTimeline({ invoice }: { invoice: InvoiceWithDetails }) {
  const mark = useMutation(setInvoiceStatusOptions());
  return (
    <>
      <h2>Status</h2>
      {isOverdue(invoice) && <p className="text-danger">Overdue</p>}
      <label className="form-label" htmlFor="invoice-status">
        Change to
      </label>
      <select
        id="invoice-status"
        className="form-select"
        value={invoice.invoicesStatus}
        onChange={(event) =>
          mark.mutate({ ids: [invoice.id], status: InvoiceStatus.parse(event.target.value) })
        }
      >
        {InvoiceStatus.options.map((status) => (
          <option key={status}>{status}</option>
        ))}
      </select>
      <h3>History</h3>
      <ol className="invoice-history">
        {invoice.history.map(({ at, what }) => (
          <li key={`${at}-${what}`}>
            <i className={`dot dot-${dotOf(what)}`} />
            <b>{what}</b>
            <time dateTime={at} title={formatDateTime(new Date(at))}>
              {formatRelativeTime(new Date(at))}
            </time>
          </li>
        ))}
      </ol>
    </>
  );
}
