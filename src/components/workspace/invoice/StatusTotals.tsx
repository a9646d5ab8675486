import { InvoiceStatus, type InvoiceRecord } from '@/data/invoice/schema';
import { billedCents } from '@/data/invoice/status';
import { pluralize, formatDollars } from '@/lib/text/format';
import { invoiceStatusVariant } from './StatusTag';

/** Without invoices, while they load, the place of the totals. */
export function StatusTotals({ invoices }: { invoices: readonly InvoiceRecord[] | undefined }) {
  const sums = InvoiceStatus.options.map((status) => {
    const own = (invoices ?? []).filter((invoice) => invoice.invoicesStatus === status);
    return { status, count: own.length, cents: own.reduce((sum, invoice) => sum + invoice.amountCents, 0) };
  });
  const billed = billedCents(invoices ?? []);
  const shares = sums.filter(({ status }) => status !== 'Cancelled');
  const share = (cents: number) => (billed === 0 ? 0 : Math.round((cents / billed) * 100));
  return (
    <section className="status-totals" aria-label="Totals by status" aria-busy={!invoices}>
      {sums.map(({ status, count, cents }) => (
        <div key={status} className="status-total">
          <span className="status-total-label">
            <i className={`dot dot-${invoiceStatusVariant[status]}`} />
            {status}
          </span>
          <b>{invoices ? formatDollars(cents) : '…'}</b>
          <small>{invoices && pluralize(count, 'invoice')}&nbsp;</small>
        </div>
      ))}
      {invoices && (
        <div
          className="status-total-bar"
          role="img"
          aria-label={shares.map(({ status, cents }) => `${status} ${share(cents)}%`).join(', ')}
        >
          {shares.map(({ status, cents }) => (
            <i
              key={status}
              className={`dot-${invoiceStatusVariant[status]}`}
              style={{ flex: share(cents) }}
            />
          ))}
        </div>
      )}
    </section>
  );
}
