import { Link } from '@tanstack/react-router';
import { Avatar } from '@/components/ui/Avatar';
import { formatDollars } from '@/lib/text/format-dollars';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import { numberText } from '@/data/invoice/title';
import { formatShortDay } from '@/lib/dates/day';
import { invoiceText } from '@/messages/workspace/invoice';
import { clientName, invoiceSubject } from './invoice-columns';
import { StatusTag } from './StatusTag';

export const InvoiceCard = ({ invoice }: { invoice: InvoiceWithDetails }) => (
  <>
    <div>
      <Link to="/invoices/view-invoice" search={{ id: invoice.id }} className="fw-semibold tabular">
        {numberText(invoice)}
      </Link>
      <b className="num">{formatDollars(invoice.amountCents)}</b>
    </div>
    <div>
      <span className="row-2 fw-semibold">
        <Avatar name={clientName(invoice)} url={invoice.user?.image ?? null} size="xs" silent />
        {clientName(invoice)}
      </span>
      <StatusTag invoice={invoice} />
    </div>
    <small>{invoiceText.subjectDue(invoiceSubject(invoice), formatShortDay(invoice.dueDate))}</small>
  </>
);
