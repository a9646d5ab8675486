import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { Avatar } from '@/components/ui/Avatar';
import { type TransactionWithUser, TransactionStatus } from '@/data/wallet/schema';
import { formatDollars } from '@/lib/text/format';
import { formatShortDay } from '@/lib/dates/day';
import { formatDateTime } from '@/lib/dates/relative-time';

const helper = createAppColumnHelper<TransactionWithUser>();
const nameOf = (row: TransactionWithUser): string => row.user?.name ?? 'Nobody';
const kinds = { sale: 'Sale', refund: 'Refund', sent: 'Sent', received: 'Received', fee: 'Fee' } as const;
const kindOf = (row: TransactionWithUser): string => kinds[row.kind];
const dayOf = (row: TransactionWithUser): string => row.at.slice(0, 10);
const variants = { Done: 'success', Pending: 'warning', Failed: 'danger' } as const;

export const transactionColumns = helper.columns([
  helper.accessor(nameOf, {
    id: 'person',
    header: 'Person',
    meta: { fixed: true },
    cell: ({ row }) => (
      <span className="person">
        <Avatar name={nameOf(row.original)} url={row.original.user?.image ?? null} size="xs" silent />
        <span>{nameOf(row.original)}</span>
      </span>
    ),
  }),
  helper.accessor('text', { header: 'For' }),
  helper.accessor(kindOf, { id: 'kind', header: 'Kind', meta: { filter: 'choice' } }),
  helper.accessor(dayOf, {
    id: 'day',
    header: 'Day',
    meta: { filter: 'days', className: 'dim' },
    cell: ({ row, getValue }) => (
      <time dateTime={row.original.at} title={formatDateTime(new Date(row.original.at))}>
        {formatShortDay(getValue())}
      </time>
    ),
  }),
  helper.accessor('status', {
    header: 'Status',
    meta: { filter: 'choice', choices: TransactionStatus.options },
    cell: ({ getValue }) => <span className={`tag tag-${variants[getValue()]}`}>{getValue()}</span>,
  }),
  helper.accessor('amountCents', {
    header: 'Amount',
    meta: { numeric: true, unit: 100, unitSign: '$', text: (row: TransactionWithUser) => row.amount },
    cell: ({ getValue }) => <b>{formatDollars(getValue())}</b>,
  }),
]);
