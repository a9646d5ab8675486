import { Link } from '@tanstack/react-router';
import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { Avatar } from '@/components/ui/Avatar';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import {
  billedCents,
  invoiceStatus,
  isDraft,
  outstandingCents,
  paidCents,
  shownStatuses,
} from '@/data/invoice/status';
import { numberText } from '@/data/invoice/title';
import { formatShortDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format-dollars';
import { commonText } from '@/messages/ui/common';
import { invoiceText } from '@/messages/workspace/invoice';
import { statusNames } from '@/data/invoice/names';
import { StatusTag } from './StatusTag';

const helper = createAppColumnHelper<InvoiceWithDetails>();
const money = { numeric: true, filter: 'number', unit: 100, unitSign: '$' } as const;

export const clientName = (invoice: InvoiceWithDetails): string => invoice.parties.billTo.name;
/** First line item and the number of others. */
export const invoiceSubject = (invoice: InvoiceWithDetails): string => {
  const first = invoice.items[0]?.text ?? '';
  return invoice.items.length > 1 ? invoiceText.andMore(first, invoice.items.length - 1) : first;
};

const isUnbilled = (invoice: InvoiceWithDetails): boolean =>
  isDraft(invoice) || invoice.invoicesStatus === 'Cancelled';

/** A sortable sum of money with filter, group sum and total. */
const moneyColumn = (id: string, header: string, centsOf: (invoice: InvoiceWithDetails) => number) => {
  const sum = (invoices: readonly InvoiceWithDetails[]): number =>
    invoices.reduce((total, invoice) => total + centsOf(invoice), 0);
  return helper.accessor((invoice) => centsOf(invoice), {
    id,
    header,
    meta: { ...money, text: (invoice: InvoiceWithDetails) => formatDollars(centsOf(invoice)) },
    cell: ({ getValue }) => formatDollars(getValue()),
    aggregationFn: { aggregate: ({ rows }) => sum(rows.map((row) => row.original)) },
    aggregatedCell: ({ getValue }) => formatDollars(getValue()),
    footer: ({ table }) => formatDollars(sum(table.getFilteredRowModel().rows.map((row) => row.original))),
  });
};

export const invoiceColumns = helper.columns([
  // Without a number an invoice is the newest.
  helper.accessor((invoice) => invoice.number ?? Number.MAX_SAFE_INTEGER, {
    id: 'id',
    header: invoiceText.invoice,
    meta: { fixed: true, text: numberText },
    cell: ({ row }) => (
      <Link to="/invoices/view-invoice" search={{ id: row.original.id }} className="fw-semibold tabular">
        {numberText(row.original)}
      </Link>
    ),
    footer: ({ table }) =>
      table.getFilteredRowModel().rows.some((row) => isUnbilled(row.original))
        ? invoiceText.totalOfBilled
        : invoiceText.total,
  }),
  helper.accessor(clientName, {
    id: 'person',
    header: invoiceText.person,
    meta: { filter: 'choice' },
    cell: ({ row }) => (
      <span className="row-2 fw-semibold">
        <Avatar name={clientName(row.original)} url={row.original.user?.image ?? null} size="xs" silent />
        <span>{clientName(row.original)}</span>
      </span>
    ),
  }),
  helper.accessor(invoiceSubject, {
    id: 'product',
    header: invoiceText.product,
    meta: { className: 'd-none d-xl-table-cell', filter: 'text' },
    cell: ({ getValue }) => (
      <span className="d-block text-truncate" style={{ maxInlineSize: 240 }} title={getValue()}>
        {getValue()}
      </span>
    ),
  }),
  helper.accessor('date', {
    header: invoiceText.issued,
    meta: { filter: 'days', className: 'text-ink-2 tabular' },
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatShortDay(getValue())}</time>,
  }),
  helper.accessor('dueDate', {
    header: invoiceText.due,
    meta: { className: 'text-ink-2 tabular', filter: 'days', edit: { kind: 'day' } },
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatShortDay(getValue())}</time>,
  }),
  helper.accessor((invoice) => invoiceStatus(invoice), {
    id: 'invoicesStatus',
    header: commonText.status,
    meta: {
      filter: 'choice',
      choices: shownStatuses,
      names: statusNames,
      text: (invoice: InvoiceWithDetails) => statusNames[invoiceStatus(invoice)],
    },
    cell: ({ row }) => <StatusTag invoice={row.original} />,
  }),
  helper.accessor('amountCents', {
    header: invoiceText.amount,
    meta: { ...money, text: (invoice: InvoiceWithDetails) => formatDollars(invoice.amountCents) },
    cell: ({ row }) => <b>{formatDollars(row.original.amountCents)}</b>,
    aggregationFn: { aggregate: ({ rows }) => billedCents(rows.map((row) => row.original)) },
    aggregatedCell: ({ getValue }) => formatDollars(getValue()),
    footer: ({ table }) =>
      formatDollars(billedCents(table.getFilteredRowModel().rows.map((row) => row.original))),
  }),
  moneyColumn('paid', invoiceText.paid, paidCents),
  moneyColumn('outstanding', invoiceText.stillDue, outstandingCents),
]);
