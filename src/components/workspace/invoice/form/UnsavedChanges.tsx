import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyButton } from '@/components/ui/CopyButton';
import { deleteInvoiceDraft } from '@/data/invoice/draft';
import type { InvoiceRecord } from '@/data/invoice/schema';
import { formatRelativeTime } from '@/lib/dates/relative-time';
import { invoiceDraftName, invoiceDraftOptions } from '@/queries/workspace/invoice';
import { commonText } from '@/messages/ui/common';
import { invoiceText } from '@/messages/workspace/invoice';
import { typedText } from './typed-text';

/** What was typed in the form of an invoice that can no longer be edited. Renders nothing without any. */
export function UnsavedChanges({ id }: { id: InvoiceRecord['id'] }) {
  const client = useQueryClient();
  const options = invoiceDraftOptions(id, undefined);
  const { data: draft } = useQuery(options);
  if (!draft) return null;
  const text = typedText(draft.values);
  const discard = async () => {
    await deleteInvoiceDraft(invoiceDraftName(id, undefined));
    client.setQueryData(options.queryKey, null);
  };
  return (
    <section
      className="sunken variant-tinted variant-warning stack-2 mt-4 py-3 px-4 d-print-none"
      aria-label={invoiceText.unsavedChanges}
    >
      <p className="fw-medium">{invoiceText.notSavedIn(formatRelativeTime(new Date(draft.at)))}</p>
      <p className="pre-wrap wrap-anywhere" dir="auto">
        {text}
      </p>
      <div className="d-flex flex-wrap gap-2">
        <CopyButton text={text} />
        <button type="button" className="btn btn-quiet btn-sm" onClick={() => void discard()}>
          {commonText.discard}
        </button>
      </div>
    </section>
  );
}
