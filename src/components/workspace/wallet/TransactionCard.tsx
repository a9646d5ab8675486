import { Face } from '@/components/ui/Avatar';
import type { JoinedTransaction } from '@/data/wallet/collection';
import { shortDay } from '@/lib/dates/day';

/** A transaction on a phone. */
export const TransactionCard = ({ row }: { row: JoinedTransaction }) => (
  <div className="wallet-t">
    <Face name={row.user?.name ?? 'Nobody'} url={row.user?.image ?? null} size="sm" silent />
    <div>
      <b>{row.user?.name ?? 'Nobody'}</b>
      <small>
        {row.text}, {shortDay(row.at.slice(0, 10))}
      </small>
    </div>
    <b className="num">{row.amount}</b>
  </div>
);
