import { Avatar } from '@/components/ui/Avatar';
import type { TransactionWithUser } from '@/data/wallet/schema';
import { formatShortDay } from '@/lib/dates/day';
import { walletText } from '@/messages/workspace/wallet';

export const TransactionCard = ({ row }: { row: TransactionWithUser }) => (
  <div className="wallet-transaction">
    <Avatar name={row.user?.name ?? walletText.nobody} url={row.user?.image ?? null} size="sm" silent />
    <div>
      <b>{row.user?.name ?? walletText.nobody}</b>
      <small>
        {row.text}, {formatShortDay(row.at.slice(0, 10))}
      </small>
    </div>
    <b className="num">{row.amount}</b>
  </div>
);
