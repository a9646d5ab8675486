import { Link } from '@tanstack/react-router';
import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { Avatar } from '@/components/ui/Avatar';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import { billedCents, shownStatus, shownStatuses } from '@/data/invoice/status';
import { formatShortDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format';
import { StatusTag } from './StatusTag';

const helper = createAppColumnHelper<InvoiceWithDetails>();

export const clientName = (invoice: InvoiceWithDetails): string => invoice.parties.billTo.name;
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
    footer: ({ table }) =>
      table.getFilteredRowModel().rows.some((row) => row.original.invoicesStatus === 'Cancelled')
        ? 'Total without cancelled'
        : 'Total',
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
  // An overdue invoice is also pending, for the filter.
  helper.accessor((invoice): string[] => [...new Set([invoice.invoicesStatus, shownStatus(invoice)])], {
    id: 'invoicesStatus',
    header: 'Status',
    getGroupingValue: shownStatus,
    meta: { filter: 'choice', choices: shownStatuses, text: shownStatus },
    cell: ({ row }) => <StatusTag status={shownStatus(row.original)} />,
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
    aggregationFn: { aggregate: ({ rows }) => billedCents(rows.map((row) => row.original)) },
    aggregatedCell: ({ getValue }) => formatDollars(getValue()),
    footer: ({ table }) =>
      formatDollars(billedCents(table.getFilteredRowModel().rows.map((row) => row.original))),
  }),
]);
