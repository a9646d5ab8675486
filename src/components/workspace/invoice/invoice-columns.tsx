import { Link } from '@tanstack/react-router';
import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { Avatar } from '@/components/ui/Avatar';
import { InvoiceStatus, type InvoiceWithDetails } from '@/data/invoice/schema';
import { formatShortDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format';
import { StatusTag } from './StatusTag';

const helper = createAppColumnHelper<InvoiceWithDetails>();

/** The client's name; the client may have been deleted. */
export const clientName = (invoice: InvoiceWithDetails): string => invoice.user?.name ?? 'Nobody';
/** First line item and the number of others. */
export const invoiceSubject = (invoice: InvoiceWithDetails): string => {
  const first = invoice.items[0]?.text ?? '';
  return invoice.items.length > 1 ? `${first} and ${invoice.items.length - 1} more` : first;
};

export const invoiceColumns = helper.columns([
  helper.accessor('id', {
    header: 'Invoice',
    meta: { fixed: true, text: (invoice: InvoiceWithDetails) => `#${invoice.id}` },
    cell: ({ row }) => (
      <Link to="/invoices/view-invoice" search={{ id: row.original.id }} className="invoice-number">
        #{row.original.id}
      </Link>
    ),
    footer: 'Total',
  }),
  helper.accessor(clientName, {
    id: 'person',
    header: 'Person',
    meta: { filter: 'choice' },
    cell: ({ row }) => (
      <span className="person">
        <Avatar name={clientName(row.original)} url={row.original.user?.image ?? null} size="xs" silent />
        <span>{clientName(row.original)}</span>
      </span>
    ),
  }),
  helper.accessor(invoiceSubject, {
    id: 'product',
    header: 'Product',
    meta: { className: 'cell-product' },
    cell: ({ getValue }) => (
      <span className="truncate" title={getValue()}>
        {getValue()}
      </span>
    ),
  }),
  helper.accessor('date', {
    header: 'Issued',
    meta: { filter: 'days', className: 'dim' },
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatShortDay(getValue())}</time>,
  }),
  helper.accessor('dueDate', {
    header: 'Due',
    meta: { className: 'dim' },
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatShortDay(getValue())}</time>,
  }),
  helper.accessor('invoicesStatus', {
    header: 'Status',
    meta: { filter: 'choice', choices: InvoiceStatus.options },
    cell: ({ getValue }) => <StatusTag status={getValue()} />,
  }),
  helper.accessor('amountCents', {
    header: 'Amount',
    meta: {
      numeric: true,
      filter: 'number',
      unit: 100,
      unitSign: '$',
      text: (invoice: InvoiceWithDetails) => invoice.amount,
    },
    cell: ({ row }) => <b>{row.original.amount}</b>,
    footer: ({ table }) =>
      formatDollars(table.getFilteredRowModel().rows.reduce((sum, row) => sum + row.original.amountCents, 0)),
  }),
]);
