import IconPaid from '~icons/tabler/circle-check';
import IconCancelled from '~icons/tabler/circle-x';
import IconOverdue from '~icons/tabler/clock-exclamation';
import IconCredited from '~icons/tabler/arrow-back-up';
import IconPartly from '~icons/tabler/circle-half-2';
import IconPending from '~icons/tabler/hourglass';
import IconDraft from '~icons/tabler/pencil';
import { useToday } from '@/components/ui/ticking-clock';
import { type DueInvoice, invoiceStatus } from '@/data/invoice/status';
import { statusNames } from '@/data/invoice/names';

export const invoiceStatusVariant = {
  Draft: 'info',
  'Partly paid': 'primary',
  Credited: 'secondary',
  Paid: 'success',
  Pending: 'warning',
  Overdue: 'danger',
  Cancelled: 'secondary',
} as const;

const icons = {
  Draft: IconDraft,
  Pending: IconPending,
  'Partly paid': IconPartly,
  Overdue: IconOverdue,
  Paid: IconPaid,
  Credited: IconCredited,
  Cancelled: IconCancelled,
};

export const StatusTag = ({ invoice }: { invoice: DueInvoice }) => {
  const status = invoiceStatus(invoice, useToday());
  const Icon = icons[status];
  return (
    <span className={`tag tag-${invoiceStatusVariant[status]}`}>
      <Icon />
      {statusNames[status]}
    </span>
  );
};
