import { Avatar } from '@/components/ui/Avatar';
import type { TransactionWithUser } from '@/data/wallet/schema';
import { formatShortDay } from '@/lib/dates/day';

export const TransactionCard = ({ row }: { row: TransactionWithUser }) => (
  <div className="wallet-transaction">
    <Avatar name={row.user?.name ?? 'Nobody'} url={row.user?.image ?? null} size="sm" silent />
    <div>
      <b>{row.user?.name ?? 'Nobody'}</b>
      <small>
        {row.text}, {formatShortDay(row.at.slice(0, 10))}
      </small>
    </div>
    <b className="num">{row.amount}</b>
  </div>
);
