import IconPaid from '~icons/tabler/circle-check';
import IconCancelled from '~icons/tabler/circle-x';
import IconPending from '~icons/tabler/hourglass';
import type { InvoiceStatus } from '@/data/invoice/schema';

export const invoiceStatusVariant = { Paid: 'success', Pending: 'warning', Cancelled: 'secondary' } as const;

const icons = { Paid: IconPaid, Pending: IconPending, Cancelled: IconCancelled };

export const StatusTag = ({ status }: { status: InvoiceStatus }) => {
  const Icon = icons[status];
  return (
    <span className={`tag tag-${invoiceStatusVariant[status]}`}>
      <Icon />
      {status}
    </span>
  );
};
