import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CopyButton } from '@/components/ui/CopyButton';
import type { InvoiceRecord } from '@/data/invoice/schema';
import { Timestamp } from '@/components/ui/Timestamp';
import { invoiceDraftOptions } from '@/queries/workspace/invoice';
import { discardInvoiceDraft } from '@/queries/workspace/mutations/invoice-draft';
import { commonText } from '@/messages/ui/common';
import { invoiceText } from '@/messages/workspace/invoice';
import { typedText } from './typed-text';

/** What was typed in the form of an invoice that can no longer be edited. Renders nothing without any. */
export function UnsavedChanges({ id }: { id: InvoiceRecord['id'] }) {
  const client = useQueryClient();
  const { data: draft } = useQuery(invoiceDraftOptions(id, undefined));
  if (!draft) return null;
  const text = typedText(draft.values);
  return (
    <section
      className="sunken variant-tinted variant-warning stack-2 mt-4 py-3 px-4 d-print-none"
      aria-label={invoiceText.unsavedChanges}
    >
      <p className="fw-medium">{invoiceText.notSavedIn(<Timestamp at={draft.at} form="long" />)}</p>
      <p className="pre-wrap wrap-anywhere" dir="auto">
        {text}
      </p>
      <div className="d-flex flex-wrap gap-2">
        <CopyButton text={text} />
        <button
          type="button"
          className="btn btn-quiet btn-sm"
          onClick={() => void discardInvoiceDraft(client, id, undefined)}
        >
          {commonText.discard}
        </button>
      </div>
    </section>
  );
}
