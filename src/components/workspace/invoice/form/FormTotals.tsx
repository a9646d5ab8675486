import { formatDollars } from '@/lib/text/format-dollars';
import { invoiceTotals } from '@contract/space/body/invoice-totals';
import { invoiceText } from '@/messages/workspace/invoice';
import { billedAmounts, type InvoiceValues } from './invoice-values';

export function FormTotals({ values }: { values: InvoiceValues }) {
  const totals = invoiceTotals(billedAmounts(values));
  const sums: readonly (readonly [string, number])[] = [
    [invoiceText.subtotal, totals.subtotal],
    [invoiceText.discount, -totals.discount],
    [invoiceText.tax, totals.tax],
    [invoiceText.shipping, totals.shipping],
  ];
  return (
    <dl className="invoice-document-totals num ms-auto" aria-label={invoiceText.totals}>
      {sums.map(([label, cents]) => (
        <div key={label} className="d-flex justify-content-between gap-4 py-1">
          <dt className="fw-normal text-ink-2">{label}</dt>
          <dd className="m-0">{formatDollars(cents === 0 ? 0 : cents)}</dd>
        </div>
      ))}
      <div className="display-figure fs-xl d-flex justify-content-between gap-4 mt-1 pt-2 rule-above">
        <dt>{invoiceText.total}</dt>
        <dd className="m-0">
          <output aria-label={invoiceText.total}>{formatDollars(totals.total)}</output>
        </dd>
      </div>
    </dl>
  );
}
