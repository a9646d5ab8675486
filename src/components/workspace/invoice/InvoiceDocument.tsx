import { Logo } from '@/components/ui/art/Logo';
import type { InvoiceRecord } from '@/data/invoice/schema';
import type { User } from '@/data/user/schema';
import { formatLongDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format';
import { invoiceTotals, lineTotal } from '@/data/invoice/totals';
import { sender } from './sender';
import { StatusTag } from './StatusTag';

interface Props {
  invoice: InvoiceRecord;
  /** For example "#4021"; empty for a new invoice. */
  number: string;
  billTo: User | null;
  shipTo: User | null;
}

const Party = ({ title, person }: { title: string; person: User | null }) => (
  <div>
    <h3>{title}</h3>
    <b>{person?.name ?? 'No client chosen'}</b>
    {person && (
      <>
        <span>{person.email}</span>
        <span>{person.phone}</span>
      </>
    )}
  </div>
);

export function InvoiceDocument({ invoice, number, billTo, shipTo }: Props) {
  const totals = invoiceTotals(invoice);
  const sums: readonly (readonly [string, string])[] = [
    ['Subtotal', formatDollars(totals.subtotal)],
    ...(totals.discount > 0
      ? [[`Discount, ${invoice.discountPercent}%`, `−${formatDollars(totals.discount)}`] as const]
      : []),
    [`Tax, ${invoice.taxPercent}%`, formatDollars(totals.tax)],
    ...(totals.shipping > 0 ? [['Shipping', formatDollars(totals.shipping)] as const] : []),
  ];
  return (
    <article className="card invoice-document" aria-label={`Invoice ${number}`}>
      <header className="invoice-document-header">
        <div className="invoice-document-sender">
          {invoice.logo ? <img src={invoice.logo} alt="Logo" className="invoice-document-logo" /> : <Logo />}
          <div>
            <b>{sender.name}</b>
            <span>{sender.street}</span>
            <span>{sender.email}</span>
          </div>
        </div>
        <div className="invoice-document-number">
          <h2>Invoice {number}</h2>
          <StatusTag status={invoice.invoicesStatus} />
        </div>
      </header>
      <div className="invoice-document-parties">
        <Party title="Bill to" person={billTo} />
        <Party title="Ship to" person={shipTo} />
        <dl>
          <dt>Issued</dt>
          <dd>{formatLongDay(invoice.date)}</dd>
          <dt>Due</dt>
          <dd>{formatLongDay(invoice.dueDate)}</dd>
          <dt>Payment</dt>
          <dd>{invoice.payment}</dd>
        </dl>
      </div>
      {/* {} Focusable so that the keyboard can scroll it on narrow screens. */}
      <div className="invoice-document-items" role="group" aria-label="Items, scrollable" tabIndex={0}>
        <table className="table">
          <caption className="visually-hidden">Items</caption>
          <thead>
            <tr>
              <th scope="col">Item</th>
              <th scope="col" className="num">
                Quantity
              </th>
              <th scope="col" className="num">
                Price
              </th>
              <th scope="col" className="num">
                Sum
              </th>
            </tr>
          </thead>
          <tbody>
            {invoice.items.map((item, place) => (
              <tr key={`${place}-${item.text}`}>
                <th scope="row">{item.text}</th>
                <td className="num">{item.quantity}</td>
                <td className="num">{formatDollars(item.priceCents)}</td>
                <td className="num">{formatDollars(lineTotal(item))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className="invoice-document-footer">
        <p>{invoice.notes}</p>
        <dl className="invoice-document-totals">
          {sums.map(([label, sum]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{sum}</dd>
            </div>
          ))}
          <div className="invoice-document-grand-total">
            <dt>Total</dt>
            <dd>{formatDollars(totals.total)}</dd>
          </div>
        </dl>
      </div>
    </article>
  );
}
