import { Avatar } from '@/components/ui/Avatar';
import type { TransactionWithUser } from '@/data/wallet/schema';
import { formatShortDay, toDay } from '@/lib/dates/day';
import { walletText } from '@/messages/workspace/wallet';

export const TransactionCard = ({ row }: { row: TransactionWithUser }) => (
  <div className="row-3 fill">
    <Avatar name={row.user?.name ?? walletText.nobody} url={row.user?.image ?? null} size="sm" silent />
    <div className="fill">
      <b>{row.user?.name ?? walletText.nobody}</b>
      <small className="d-block text-ink-3">
        {row.text}, {formatShortDay(toDay(new Date(row.at)))}
      </small>
    </div>
    <b className="num">{row.amount}</b>
  </div>
);
