import IconPaid from '~icons/tabler/circle-check';
import IconCancelled from '~icons/tabler/circle-x';
import IconOverdue from '~icons/tabler/clock-exclamation';
import IconPending from '~icons/tabler/hourglass';
import type { ShownStatus } from '@/data/invoice/status';

export const invoiceStatusVariant = {
  Paid: 'success',
  Pending: 'warning',
  Overdue: 'danger',
  Cancelled: 'secondary',
} as const;

const icons = { Paid: IconPaid, Pending: IconPending, Overdue: IconOverdue, Cancelled: IconCancelled };

export const StatusTag = ({ status }: { status: ShownStatus }) => {
  const Icon = icons[status];
  return (
    <span className={`tag tag-${invoiceStatusVariant[status]}`}>
      <Icon />
      {status}
    </span>
  );
};
