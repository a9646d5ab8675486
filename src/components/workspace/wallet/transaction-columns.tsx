import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { Avatar } from '@/components/ui/Avatar';
import { type TransactionWithUser, TransactionStatus } from '@/data/wallet/schema';
import { formatDollars } from '@/lib/text/format-dollars';
import { formatShortDay, toDay } from '@/lib/dates/day';
import { formatDateTime } from '@/lib/dates/relative-time';
import { commonText } from '@/messages/ui/common';
import { walletText } from '@/messages/workspace/wallet';

const helper = createAppColumnHelper<TransactionWithUser>();
const nameOf = (row: TransactionWithUser): string => row.user?.name ?? walletText.nobody;
// Filters and addresses keep these values.
const kinds = { sale: 'Sale', refund: 'Refund', sent: 'Sent', received: 'Received', fee: 'Fee' } as const;
const kindNames = {
  Sale: walletText.sale,
  Refund: walletText.refund,
  Sent: walletText.sent,
  Received: walletText.received,
  Fee: walletText.fee,
};
const statusNames = { Done: walletText.done, Pending: walletText.pending, Failed: walletText.failed };
const kindOf = (row: TransactionWithUser) => kinds[row.kind];
const dayOf = (row: TransactionWithUser): string => toDay(new Date(row.at));
const variants = { Done: 'success', Pending: 'warning', Failed: 'danger' } as const;

export const transactionColumns = helper.columns([
  helper.accessor(nameOf, {
    id: 'person',
    header: walletText.person,
    meta: { fixed: true },
    cell: ({ row }) => (
      <span className="row-2 fw-semibold">
        <Avatar name={nameOf(row.original)} url={row.original.user?.image ?? null} size="xs" silent />
        <span>{nameOf(row.original)}</span>
      </span>
    ),
  }),
  helper.accessor('text', { header: walletText.for }),
  helper.accessor(kindOf, {
    id: 'kind',
    header: walletText.kind,
    meta: {
      filter: 'choice',
      names: kindNames,
      text: (row: TransactionWithUser) => kindNames[kindOf(row)],
    },
    cell: ({ getValue }) => kindNames[getValue()],
  }),
  helper.accessor(dayOf, {
    id: 'day',
    header: walletText.day,
    meta: { filter: 'days', className: 'text-ink-2 tabular' },
    cell: ({ row, getValue }) => (
      <time dateTime={row.original.at} title={formatDateTime(new Date(row.original.at))}>
        {formatShortDay(getValue())}
      </time>
    ),
  }),
  helper.accessor('status', {
    header: commonText.status,
    meta: {
      filter: 'choice',
      choices: TransactionStatus.options,
      names: statusNames,
      text: (row: TransactionWithUser) => statusNames[row.status],
    },
    cell: ({ getValue }) => (
      <span className={`tag tag-${variants[getValue()]}`}>{statusNames[getValue()]}</span>
    ),
  }),
  helper.accessor('amountCents', {
    header: walletText.amount,
    meta: { numeric: true, unit: 100, unitSign: '$', text: (row: TransactionWithUser) => row.amount },
    cell: ({ getValue }) => <b>{formatDollars(getValue())}</b>,
  }),
]);
