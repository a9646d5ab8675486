import { Link } from '@tanstack/react-router';
import { Face } from '@/components/ui/Avatar';
import type { JoinedInvoice } from '@/data/invoice/collection';
import { shortDay } from '@/lib/dates/day';
import { personOf, subjectOf } from './invoice-columns';
import { StatusTag } from './StatusTag';

/** An invoice in the list on a phone. */
export const InvoiceCard = ({ invoice }: { invoice: JoinedInvoice }) => (
  <>
    <div>
      <Link to="/invoices/view-invoice" search={{ id: invoice.id }} className="inv-n">
        #{invoice.id}
      </Link>
      <b className="num">{invoice.amount}</b>
    </div>
    <div>
      <span className="who">
        <Face name={personOf(invoice)} url={invoice.user?.image ?? null} size="xs" silent />
        {personOf(invoice)}
      </span>
      <StatusTag status={invoice.invoicesStatus} />
    </div>
    <small>
      {subjectOf(invoice)}. Due {shortDay(invoice.dueDate)}
    </small>
  </>
);
