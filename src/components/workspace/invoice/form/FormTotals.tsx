import { dollars } from '@/lib/text/format';
import { invoiceTotals } from '@/data/invoice/totals';
import { billed, type InvoiceValues } from './invoice-values';

/** The sums of what has been typed so far. */
export function LiveTotals({ values }: { values: InvoiceValues }) {
  const totals = invoiceTotals(billed(values));
  const sums: readonly (readonly [string, number])[] = [
    ['Subtotal', totals.subtotal],
    ['Discount', -totals.discount],
    ['Tax', totals.tax],
    ['Shipping', totals.shipping],
  ];
  return (
    <dl className="paper-s" aria-label="Totals">
      {sums.map(([label, cents]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{dollars(cents === 0 ? 0 : cents)}</dd>
        </div>
      ))}
      <div className="paper-g">
        <dt>Total</dt>
        <dd>
          <output aria-label="Total">{dollars(totals.total)}</output>
        </dd>
      </div>
    </dl>
  );
}
