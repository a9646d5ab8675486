import { Link } from '@tanstack/react-router';
import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { Face } from '@/components/ui/Avatar';
import { InvoiceStatus, type JoinedInvoice } from '@/data/invoice/collection';
import { shortDay } from '@/lib/dates/day';
import { dollars } from '@/lib/text/format';
import { StatusTag } from './StatusTag';

const helper = createAppColumnHelper<JoinedInvoice>();

/** Who an invoice goes to; the person may be gone. */
export const personOf = (invoice: JoinedInvoice): string => invoice.user?.name ?? 'Nobody';
/** What an invoice is for: its first line, and how many more there are. */
export const subjectOf = (invoice: JoinedInvoice): string => {
  const first = invoice.items[0]?.text ?? '';
  return invoice.items.length > 1 ? `${first} and ${invoice.items.length - 1} more` : first;
};

/** The columns of the invoice list. */
export const invoiceColumns = helper.columns([
  helper.accessor('id', {
    header: 'Invoice',
    meta: { fixed: true, text: (invoice: JoinedInvoice) => `#${invoice.id}` },
    cell: ({ row }) => (
      <Link to="/invoices/view-invoice" search={{ id: row.original.id }} className="inv-n">
        #{row.original.id}
      </Link>
    ),
    footer: 'Total',
  }),
  helper.accessor(personOf, {
    id: 'person',
    header: 'Person',
    meta: { filter: 'choice' },
    cell: ({ row }) => (
      <span className="who">
        <Face name={personOf(row.original)} url={row.original.user?.image ?? null} size="xs" silent />
        <span>{personOf(row.original)}</span>
      </span>
    ),
  }),
  helper.accessor(subjectOf, {
    id: 'product',
    header: 'Product',
    meta: { className: 'c-prod' },
    cell: ({ getValue }) => (
      <span className="clip" title={getValue()}>
        {getValue()}
      </span>
    ),
  }),
  helper.accessor('date', {
    header: 'Issued',
    meta: { filter: 'days', className: 'dim' },
    cell: ({ getValue }) => <time dateTime={getValue()}>{shortDay(getValue())}</time>,
  }),
  helper.accessor('dueDate', {
    header: 'Due',
    meta: { className: 'dim' },
    cell: ({ getValue }) => <time dateTime={getValue()}>{shortDay(getValue())}</time>,
  }),
  helper.accessor('invoicesStatus', {
    header: 'Status',
    meta: { filter: 'choice', choices: InvoiceStatus.options },
    cell: ({ getValue }) => <StatusTag status={getValue()} />,
  }),
  helper.accessor('amountCents', {
    header: 'Amount',
    meta: {
      figures: true,
      filter: 'number',
      unit: 100,
      sign: '$',
      text: (invoice: JoinedInvoice) => invoice.amount,
    },
    cell: ({ row }) => <b>{row.original.amount}</b>,
    footer: ({ table }) =>
      dollars(table.getFilteredRowModel().rows.reduce((sum, row) => sum + row.original.amountCents, 0)),
  }),
]);
