import { InvoiceStatus, type InvoiceRecord } from '@/data/invoice/schema';
import { pluralize, formatDollars } from '@/lib/text/format';
import { invoiceStatusVariant } from './StatusTag';

export function StatusTotals({ invoices }: { invoices: readonly InvoiceRecord[] }) {
  const sums = InvoiceStatus.options.map((status) => {
    const own = invoices.filter((invoice) => invoice.invoicesStatus === status);
    return { status, count: own.length, cents: own.reduce((sum, invoice) => sum + invoice.amountCents, 0) };
  });
  const all = sums.reduce((sum, { cents }) => sum + cents, 0);
  const share = (cents: number) => (all === 0 ? 0 : Math.round((cents / all) * 100));
  return (
    <section className="status-totals" aria-label="Totals by status">
      {sums.map(({ status, count, cents }) => (
        <div key={status} className="status-total">
          <span className="status-total-label">
            <i className={`dot dot-${invoiceStatusVariant[status]}`} />
            {status}
          </span>
          <b>{formatDollars(cents)}</b>
          <small>{pluralize(count, 'invoice')}</small>
        </div>
      ))}
      <div
        className="status-total-bar"
        role="img"
        aria-label={sums.map(({ status, cents }) => `${status} ${share(cents)}%`).join(', ')}
      >
        {sums.map(({ status, cents }) => (
          <i key={status} className={`dot-${invoiceStatusVariant[status]}`} style={{ flex: share(cents) }} />
        ))}
      </div>
    </section>
  );
}
