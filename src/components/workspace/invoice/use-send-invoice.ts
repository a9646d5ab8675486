import { useMutation } from '@tanstack/react-query';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import { formatLongDay } from '@/lib/dates/day';
import { sendInvoicesOptions } from '@/queries/workspace/mutations/invoice';

/** Opens the person's email program with the invoice text and records it in the history. */
export function useSendInvoice(): (invoice: InvoiceWithDetails) => void {
  const { mutate } = useMutation(sendInvoicesOptions());
  return (invoice) => {
    const subject = `Invoice #${invoice.id} over ${invoice.amount}`;
    const body = [
      `Hello ${invoice.parties.billTo.name},`,
      '',
      `invoice #${invoice.id} over ${invoice.amount} is due on ${formatLongDay(invoice.dueDate)}:`,
      ...invoice.items.map((item) => `- ${item.quantity} x ${item.text}`),
      '',
      `It is here: ${new URL(`/webapp/invoices/view-invoice?id=${invoice.id}`, location.origin).href}`,
    ].join('\n');
    mutate([invoice.id]);
    const to = encodeURIComponent(invoice.parties.billTo.email);
    location.assign(`mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`);
  };
}
