import { useMutation } from '@tanstack/react-query';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import { outstandingCents } from '@/data/invoice/status';
import { formatLongDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format';
import { sendInvoicesOptions } from '@/queries/workspace/mutations/invoice';
import { documentTitle } from '@/data/invoice/title';

/** Opens the person's email program with the invoice text and records it in the history. */
export function useSendInvoice(): (invoice: InvoiceWithDetails) => void {
  const { mutate } = useMutation(sendInvoicesOptions());
  return (invoice) => {
    const title = documentTitle(invoice);
    const due = outstandingCents(invoice);
    const subject = `${title} over ${invoice.amount}`;
    const body = [
      `Hello ${invoice.parties.billTo.name},`,
      '',
      due > 0
        ? `${formatDollars(due)} of ${title} is due on ${formatLongDay(invoice.dueDate)}:`
        : `nothing is due for ${title}:`,
      ...invoice.items.map((item) => `- ${item.quantity} x ${item.text}`),
      '',
      `It is here: ${new URL(`/webapp/invoices/view-invoice?id=${invoice.id}`, location.origin).href}`,
    ].join('\n');
    mutate([invoice.id]);
    const to = encodeURIComponent(invoice.parties.billTo.email);
    location.assign(`mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`);
  };
}
