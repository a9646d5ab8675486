import { Logo } from '@/components/ui/art/Logo';
import type { InvoiceParties, InvoiceRecord, Party } from '@/data/invoice/schema';
import { formatLongDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format';
import { shownStatus } from '@/data/invoice/status';
import { invoiceTotals, lineTotal } from '@/data/invoice/totals';
import { documentTitle } from './document-title';
import { StatusTag } from './StatusTag';

interface Props {
  invoice: InvoiceRecord & { parties: InvoiceParties };
}

const PartyBlock = ({ title, party }: { title: string; party: Party }) => (
  <div>
    <h3>{title}</h3>
    <b>{party.name}</b>
    <span>{party.email}</span>
    <span>{party.phone}</span>
  </div>
);

export function InvoiceDocument({ invoice }: Props) {
  const { sender, billTo, shipTo } = invoice.parties;
  const totals = invoiceTotals(invoice);
  const sums: readonly (readonly [string, string])[] = [
    ['Subtotal', formatDollars(totals.subtotal)],
    ...(totals.discount !== 0
      ? [[`Discount, ${invoice.discountPercent}%`, formatDollars(-totals.discount)] as const]
      : []),
    [`Tax, ${invoice.taxPercent}%`, formatDollars(totals.tax)],
    ...(totals.shipping !== 0 ? [['Shipping', formatDollars(totals.shipping)] as const] : []),
  ];
  return (
    <article className="card invoice-document" aria-label={documentTitle(invoice)}>
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
          <h2>{documentTitle(invoice)}</h2>
          {invoice.creditOf === null ? (
            <StatusTag status={shownStatus(invoice)} />
          ) : (
            <span>For invoice #{invoice.creditOf}</span>
          )}
        </div>
      </header>
      <div className="invoice-document-parties">
        <PartyBlock title="Bill to" party={billTo} />
        <PartyBlock title="Ship to" party={shipTo} />
        <dl>
          <dt>Issued</dt>
          <dd>{formatLongDay(invoice.date)}</dd>
          <dt>Due</dt>
          <dd>{formatLongDay(invoice.dueDate)}</dd>
          <dt>Payment</dt>
          <dd>{invoice.payment}</dd>
          {invoice.payment === 'Bank transfer' && (
            <>
              <dt>IBAN</dt>
              <dd>{sender.iban}</dd>
            </>
          )}
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
