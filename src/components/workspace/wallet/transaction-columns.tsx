import { createAppColumnHelper } from '@/components/kits/table/model/app-table';
import { Face } from '@/components/ui/Avatar';
import { type JoinedTransaction, TransactionStatus } from '@/data/wallet/collection';
import { dollars } from '@/lib/text/format';
import { shortDay } from '@/lib/dates/day';
import { fullDate } from '@/lib/dates/relative-time';

const helper = createAppColumnHelper<JoinedTransaction>();
const nameOf = (row: JoinedTransaction): string => row.user?.name ?? 'Nobody';
const kinds = { sale: 'Sale', refund: 'Refund', sent: 'Sent', received: 'Received', fee: 'Fee' } as const;
const kindOf = (row: JoinedTransaction): string => kinds[row.kind];
const dayOf = (row: JoinedTransaction): string => row.at.slice(0, 10);
const variants = { Done: 'success', Waiting: 'warning', Failed: 'danger' } as const;

/** The columns of the transactions. */
export const transactionColumns = helper.columns([
  helper.accessor(nameOf, {
    id: 'person',
    header: 'Person',
    meta: { fixed: true },
    cell: ({ row }) => (
      <span className="who">
        <Face name={nameOf(row.original)} url={row.original.user?.image ?? null} size="xs" silent />
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
      <time dateTime={row.original.at} title={fullDate(new Date(row.original.at))}>
        {shortDay(getValue())}
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
    meta: { figures: true, text: (row: JoinedTransaction) => row.amount },
    cell: ({ getValue }) => <b>{dollars(getValue())}</b>,
  }),
]);
