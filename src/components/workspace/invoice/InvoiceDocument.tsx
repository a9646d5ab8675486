import { Link } from '@tanstack/react-router';
import { Logo } from '@/components/ui/art/Logo';
import type { CreditedInvoice, InvoiceParties, InvoiceWithDetails, Party } from '@/data/invoice/schema';
import { formatLongDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format';
import { invoiceStatus } from '@/data/invoice/status';
import { settlementLines, type SumLine, sumLines } from '@/data/invoice/sum-lines';
import { lineTotal } from '@contract/space/body/invoice-totals';
import { documentTitle, numberText } from '@/data/invoice/title';
import { StatusTag } from './StatusTag';

interface Props {
  invoice: CreditedInvoice & Pick<InvoiceWithDetails, 'credited'> & { parties: InvoiceParties };
}

const PartyBlock = ({ title, party }: { title: string; party: Party }) => (
  <div>
    <h3>{title}</h3>
    <b>{party.name}</b>
    <span>{party.email}</span>
    <span>{party.phone}</span>
    {party.taxId && <span>Tax ID {party.taxId}</span>}
  </div>
);

const sumRows = (lines: readonly SumLine[]) =>
  lines.map(({ label, cents }, place) => (
    <div key={`${place}-${label}`}>
      <dt>{label}</dt>
      <dd>{formatDollars(cents)}</dd>
    </div>
  ));

export function InvoiceDocument({ invoice }: Props) {
  const { sender, billTo, shipTo } = invoice.parties;
  return (
    <article className="card invoice-document" aria-label={documentTitle(invoice)}>
      <header className="invoice-document-header">
        <div className="invoice-document-sender">
          {invoice.logo ? <img src={invoice.logo} alt="Logo" className="invoice-document-logo" /> : <Logo />}
          <div>
            <b>{sender.name}</b>
            <span>{sender.street}</span>
            <span>{sender.email}</span>
            <span>Tax ID {sender.taxId}</span>
          </div>
        </div>
        <div className="invoice-document-number">
          <h2>{documentTitle(invoice)}</h2>
          {invoice.creditOf === null ? (
            <StatusTag status={invoiceStatus(invoice)} />
          ) : (
            <Link to="/invoices/view-invoice" search={{ id: invoice.creditOf }}>
              For invoice {invoice.credited ? numberText(invoice.credited) : 'deleted'}
            </Link>
          )}
        </div>
      </header>
      <div className="invoice-document-parties">
        <PartyBlock title="Bill to" party={billTo} />
        <PartyBlock title="Ship to" party={shipTo} />
        <dl>
          <dt>Issued</dt>
          <dd>{formatLongDay(invoice.date)}</dd>
          {invoice.creditOf === null && (
            <>
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
            </>
          )}
        </dl>
      </div>
      {/* Focusable so that the keyboard can scroll it on narrow screens. */}
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
          {sumRows(sumLines(invoice))}
          <div className="invoice-document-grand-total">
            <dt>Total</dt>
            <dd>{invoice.amount}</dd>
          </div>
          {sumRows(settlementLines(invoice))}
        </dl>
      </div>
    </article>
  );
}
