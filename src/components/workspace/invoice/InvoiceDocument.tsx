import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Logo } from '@/components/ui/art/Logo';
import { EmailAddress } from '@/components/ui/EmailAddress';
import type { CreditedInvoice, InvoiceParties, InvoiceWithDetails, Party } from '@/data/invoice/schema';
import { formatLongDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format-dollars';
import { settlementLines, type SumLine, sumLines } from '@/data/invoice/sum-lines';
import { lineTotal } from '@contract/space/body/invoice-totals';
import { documentTitle, numberText } from '@/data/invoice/title';
import { invoiceText } from '@/messages/workspace/invoice';
import { methodNames } from '@/data/invoice/names';
import { StatusTag } from './StatusTag';

interface Props {
  invoice: CreditedInvoice & Pick<InvoiceWithDetails, 'credited'> & { parties: InvoiceParties };
}

const Detail = ({ children }: { children: ReactNode }) => (
  <span className="d-block wrap-anywhere fs-md text-ink-2">{children}</span>
);

const PartyBlock = ({ title, party }: { title: string; party: Party }) => (
  <div>
    <h3 className="label-heading mb-1 text-ink-2">{title}</h3>
    <b className="fw-semibold d-block wrap-anywhere">{party.name}</b>
    <Detail>{party.email && <EmailAddress address={party.email} />}</Detail>
    <Detail>
      <bdi dir="ltr">{party.phone}</bdi>
    </Detail>
    {party.taxId && <Detail>{invoiceText.taxId(party.taxId)}</Detail>}
  </div>
);

/** A form may be shown before its dates are chosen. */
const dayText = (day: string): string => (day === '' ? invoiceText.noDate : formatLongDay(day));

const sumRows = (lines: readonly SumLine[]) =>
  lines.map(({ label, cents }, place) => (
    <div key={`${place}-${label}`} className="d-flex justify-content-between gap-4 py-1">
      <dt className="fw-normal text-ink-2">{label}</dt>
      <dd className="m-0">{formatDollars(cents)}</dd>
    </div>
  ));

export function InvoiceDocument({ invoice }: Props) {
  const { sender, billTo, shipTo } = invoice.parties;
  return (
    <article className="card invoice-document" aria-label={documentTitle(invoice)}>
      <header className="d-flex flex-wrap justify-content-between gap-6">
        <div className="d-flex gap-3">
          {invoice.logo ? (
            <img src={invoice.logo} alt={invoiceText.logo} className="invoice-document-logo" />
          ) : (
            <Logo />
          )}
          <div>
            <b className="fw-semibold">{sender.name}</b>
            <Detail>{sender.street}</Detail>
            <Detail>{sender.email}</Detail>
            {sender.taxId && <Detail>{invoiceText.taxId(sender.taxId)}</Detail>}
          </div>
        </div>
        <div className="fill-or-wrap text-md-end">
          <h2 className="fs-2xl mb-1">{documentTitle(invoice)}</h2>
          {invoice.creditOf === null ? (
            <StatusTag invoice={invoice} />
          ) : (
            <Link to="/invoices/view-invoice" search={{ id: invoice.creditOf }}>
              {invoice.credited
                ? invoiceText.forInvoice(numberText(invoice.credited))
                : invoiceText.forDeletedInvoice}
            </Link>
          )}
        </div>
      </header>
      <div className="invoice-parties d-flex flex-wrap row-gap-6 column-gap-4 mt-7 mb-5">
        <PartyBlock title={invoiceText.billTo} party={billTo} />
        <PartyBlock title={invoiceText.shipTo} party={shipTo} />
        <dl className="fact-list fs-md">
          <dt>{invoiceText.issued}</dt>
          <dd>{dayText(invoice.date)}</dd>
          {invoice.creditOf === null && (
            <>
              <dt>{invoiceText.due}</dt>
              <dd>{dayText(invoice.dueDate)}</dd>
              <dt>{invoiceText.payment}</dt>
              <dd>{methodNames[invoice.payment]}</dd>
              {invoice.payment === 'Bank transfer' && (
                <>
                  <dt>{invoiceText.iban}</dt>
                  <dd>{sender.iban}</dd>
                </>
              )}
            </>
          )}
        </dl>
      </div>
      {/* Focusable so that the keyboard can scroll it on narrow screens. */}
      <div className="scroll-x" role="group" aria-label={invoiceText.itemsScrollable} tabIndex={0}>
        <table className="table mb-0">
          <caption className="visually-hidden">{invoiceText.items}</caption>
          <thead>
            <tr>
              <th scope="col">{invoiceText.item}</th>
              <th scope="col" className="num">
                {invoiceText.quantity}
              </th>
              <th scope="col" className="num">
                {invoiceText.price}
              </th>
              <th scope="col" className="num">
                {invoiceText.sum}
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
      <div className="d-flex flex-wrap mt-5 justify-content-between gap-6">
        <p className="flex-1 text-ink-2">{invoice.notes}</p>
        <dl className="invoice-document-totals num ms-auto">
          {sumRows(sumLines(invoice))}
          <div className="display-figure fs-xl d-flex justify-content-between gap-4 mt-1 pt-2 rule-above">
            <dt>{invoiceText.total}</dt>
            <dd className="m-0">{formatDollars(invoice.amountCents)}</dd>
          </div>
          {sumRows(settlementLines(invoice))}
        </dl>
      </div>
    </article>
  );
}
