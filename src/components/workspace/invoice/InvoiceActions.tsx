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
import { hasBookings, isDraft, isLocked, outstandingCents } from '@/data/invoice/status';
import { deleteInvoicesOptions, recordPaymentsOptions } from '@/queries/workspace/mutations/invoice';
import { commonText } from '@/messages/ui/common';
import { invoiceText } from '@/messages/workspace/invoice';
import { paymentsOfRest } from './payment/payment-of-rest';
import { useSendInvoice } from './use-send-invoice';

interface Props {
  invoice: InvoiceWithDetails;
  /** Readers of a space change nothing; the page says why. */
  isReader: boolean;
}

export function InvoiceActions({ invoice, isReader }: Props) {
  const navigate = useNavigate();
  const pay = useMutation(recordPaymentsOptions());
  const remove = useMutation(deleteInvoicesOptions());
  const send = useSendInvoice();
  const { id } = invoice;
  return (
    <Menu
      label={invoice.number === null ? invoiceText.actionsForDraft : invoiceText.actionsFor(invoice.number)}
      trigger={<IconDots />}
      className="icon-button icon-button-sm"
      items={[
        {
          label: invoiceText.view,
          icon: <IconEye />,
          link: { to: '/invoices/view-invoice', search: { id } },
        },
        {
          label: commonText.edit,
          icon: <IconPencil />,
          disabled: isReader || isLocked(invoice),
          onSelect: () => void navigate({ to: '/invoices/create-invoice', search: { edit: id } }),
        },
        {
          label: commonText.duplicate,
          icon: <IconCopy />,
          disabled: isReader || invoice.creditOf !== null,
          onSelect: () => void navigate({ to: '/invoices/create-invoice', search: { copy: id } }),
        },
        {
          label: commonText.send,
          icon: <IconSend />,
          disabled: isReader || isDraft(invoice),
          onSelect: () => send(invoice),
        },
        {
          label: invoiceText.markPaid,
          icon: <IconPaid />,
          disabled: isReader || outstandingCents(invoice) === 0,
          onSelect: () => pay.mutate(paymentsOfRest([invoice])),
        },
        'separator',
        {
          label: commonText.delete,
          icon: <IconTrash />,
          danger: true,
          disabled: isReader || hasBookings(invoice),
          onSelect: () => remove.mutate([id]),
        },
      ]}
    />
  );
}
