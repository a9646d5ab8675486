import { useMutation } from '@tanstack/react-query';
import type { InvoiceWithDetails } from '@/data/invoice/schema';
import { outstandingCents } from '@/data/invoice/status';
import { formatLongDay } from '@/lib/dates/day';
import { formatDollars } from '@/lib/text/format-dollars';
import { sendInvoicesOptions } from '@/queries/workspace/mutations/invoice';
import { documentTitle } from '@/data/invoice/title';
import { invoiceText } from '@/messages/workspace/invoice';

/** Opens the person's email program with the invoice text and records it in the history. */
export function useSendInvoice(): (invoice: InvoiceWithDetails) => void {
  const { mutate } = useMutation(sendInvoicesOptions());
  return (invoice) => {
    const title = documentTitle(invoice);
    const due = outstandingCents(invoice);
    const subject = invoiceText.mailSubject(title, formatDollars(invoice.amountCents));
    const body = [
      invoiceText.greeting(invoice.parties.billTo.name),
      '',
      due > 0
        ? invoiceText.mailDue(formatDollars(due), title, formatLongDay(invoice.dueDate))
        : invoiceText.mailNothingDue(title),
      ...invoice.items.map((item) => `- ${item.quantity} x ${item.text}`),
      '',
      invoiceText.mailLink(new URL(`/webapp/invoices/view-invoice?id=${invoice.id}`, location.origin).href),
    ].join('\n');
    mutate([invoice.id]);
    const to = encodeURIComponent(invoice.parties.billTo.email);
    location.assign(`mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`);
  };
}
