import type { CreditedInvoice } from '@/data/invoice/schema';
import { statusTotals } from '@/data/invoice/status';
import { formatDollars } from '@/lib/text/format-dollars';
import { invoiceText } from '@/messages/workspace/invoice';
import { statusNames } from '@/data/invoice/names';
import { invoiceStatusVariant } from './StatusTag';

/** Without invoices, while they load, the place of the totals. */
export function StatusTotals({ invoices }: { invoices: readonly CreditedInvoice[] | undefined }) {
  const sums = statusTotals(invoices ?? []);
  const shares = sums.filter(({ status }) => status !== 'Cancelled');
  const all = shares.reduce((sum, { cents }) => sum + cents, 0);
  const share = (cents: number) => (all === 0 ? 0 : Math.round((cents / all) * 100));
  return (
    <section
      className="card gap-4 mb-5 py-4 px-5"
      aria-label={invoiceText.totalsByStatus}
      aria-busy={!invoices}
    >
      <div className="tile-grid tile-grid-xs tile-grid-fit">
        {sums.map(({ status, count, cents }) => (
          <div key={status}>
            <span className="row-2 fs-md text-ink-2 fw-semibold">
              <i className={`dot dot-${invoiceStatusVariant[status]}`} />
              {statusNames[status]}
            </span>
            <b className="d-block display-figure fs-2xl">{invoices ? formatDollars(cents) : '…'}</b>
            <small className="text-ink-3">{invoices && invoiceText.invoiceCount(count)}&nbsp;</small>
          </div>
        ))}
      </div>
      {invoices && (
        <div
          className="progress-track d-print-none"
          role="img"
          aria-label={shares.map(({ status, cents }) => `${statusNames[status]} ${share(cents)}%`).join(', ')}
        >
          {shares.map(({ status, cents }) => (
            <i
              key={status}
              className={`rounded-pill dot-${invoiceStatusVariant[status]}`}
              style={{ flex: share(cents) }}
            />
          ))}
        </div>
      )}
    </section>
  );
}
