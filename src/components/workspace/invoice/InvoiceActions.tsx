import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import IconPaid from '~icons/tabler/circle-check';
import IconCopy from '~icons/tabler/copy';
import IconDots from '~icons/tabler/dots';
import IconEye from '~icons/tabler/eye';
import IconPencil from '~icons/tabler/pencil';
import IconSend from '~icons/tabler/send';
import IconTrash from '~icons/tabler/trash';
import { Menu } from '@/components/ui/overlay/Menu';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import { isLocked } from '@/data/invoice/status';
import { deleteInvoicesOptions, setInvoiceStatusOptions } from '@/queries/workspace/mutations/invoice';
import { useSendInvoice } from './use-send-invoice';

export function InvoiceActions({ invoice }: { invoice: InvoiceWithDetails }) {
  const navigate = useNavigate();
  const mark = useMutation(setInvoiceStatusOptions());
  const remove = useMutation(deleteInvoicesOptions());
  const send = useSendInvoice();
  const { id } = invoice;
  return (
    <Menu
      label={`Actions for invoice ${id}`}
      trigger={<IconDots />}
      className="icon-button icon-button-sm"
      items={[
        { label: 'View', icon: <IconEye />, link: { to: '/invoices/view-invoice', search: { id } } },
        {
          label: 'Edit',
          icon: <IconPencil />,
          disabled: isLocked(invoice),
          onSelect: () => void navigate({ to: '/invoices/create-invoice', search: { edit: id } }),
        },
        {
          label: 'Duplicate',
          icon: <IconCopy />,
          onSelect: () => void navigate({ to: '/invoices/create-invoice', search: { copy: id } }),
        },
        { label: 'Send', icon: <IconSend />, onSelect: () => send(invoice) },
        {
          label: 'Mark paid',
          icon: <IconPaid />,
          disabled: invoice.invoicesStatus === 'Paid',
          onSelect: () => mark.mutate({ ids: [id], status: 'Paid' }),
        },
        'separator',
        { label: 'Delete', icon: <IconTrash />, danger: true, onSelect: () => remove.mutate([id]) },
      ]}
    />
  );
}
