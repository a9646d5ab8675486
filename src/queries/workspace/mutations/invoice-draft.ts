import type { QueryClient } from '@tanstack/react-query';
import {
  deleteInvoiceDraft,
  type InvoiceDraft,
  readInvoiceDraft,
  saveInvoiceDraft,
} from '@/data/invoice/draft';
import { offerUndo } from '@/lib/overlays/undo';
import { invoiceDraftName, invoiceDraftOptions, invoiceDraftTurnOptions } from '@/queries/workspace/invoice';
import { invoiceText } from '@/messages/workspace/invoice';

type Address = Parameters<typeof invoiceDraftOptions>;

/** Deletes what was typed in a form and not saved, and offers to restore it. */
export async function discardInvoiceDraft(client: QueryClient, ...address: Address): Promise<void> {
  const name = invoiceDraftName(...address);
  const show = (draft: InvoiceDraft | null) => {
    client.setQueryData(invoiceDraftOptions(...address).queryKey, draft);
    client.setQueryData(invoiceDraftTurnOptions(name).queryKey, (turn = 0) => turn + 1);
  };
  const draft = await readInvoiceDraft(name);
  await deleteInvoiceDraft(name);
  show(null);
  if (!draft) return;
  offerUndo({
    title: invoiceText.changesDiscarded,
    undo: async () => {
      await saveInvoiceDraft(name, draft.values, draft.at);
      show(draft);
    },
  });
}
