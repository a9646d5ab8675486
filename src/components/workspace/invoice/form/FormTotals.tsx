import { formatDollars } from '@/lib/text/format';
import { invoiceTotals } from '@contract/space/body/invoice-totals';
import { billedAmounts, type InvoiceValues } from './invoice-values';

export function FormTotals({ values }: { values: InvoiceValues }) {
  const totals = invoiceTotals(billedAmounts(values));
  const sums: readonly (readonly [string, number])[] = [
    ['Subtotal', totals.subtotal],
    ['Discount', -totals.discount],
    ['Tax', totals.tax],
    ['Shipping', totals.shipping],
  ];
  return (
    <dl className="invoice-document-totals" aria-label="Totals">
      {sums.map(([label, cents]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatDollars(cents === 0 ? 0 : cents)}</dd>
        </div>
      ))}
      <div className="invoice-document-grand-total">
        <dt>Total</dt>
        <dd>
          <output aria-label="Total">{formatDollars(totals.total)}</output>
        </dd>
      </div>
    </dl>
  );
}
