import type { QueryClient } from '@tanstack/react-query';
import {
  deleteInvoiceDraft,
  type InvoiceDraft,
  readInvoiceDraft,
  saveInvoiceDraft,
} from '@/data/invoice/draft';
import { offerUndo } from '@/lib/overlays/undo';
import { createStore } from '@/lib/store/create-store';
import { invoiceDraftName, invoiceDraftOptions } from '@/queries/workspace/invoice';
import { invoiceText } from '@/messages/workspace/invoice';

/** How often a draft was discarded or restored, by name: an open form begins again with each. */
export const invoiceDraftTurns = createStore<Readonly<Record<string, number>>>({});

type Address = Parameters<typeof invoiceDraftOptions>;

/** Deletes what was typed in a form and not saved, and offers to restore it. */
export async function discardInvoiceDraft(client: QueryClient, ...address: Address): Promise<void> {
  const name = invoiceDraftName(...address);
  const show = (draft: InvoiceDraft | null) => {
    client.setQueryData(invoiceDraftOptions(...address).queryKey, draft);
    const turns = invoiceDraftTurns.get();
    invoiceDraftTurns.set({ ...turns, [name]: (turns[name] ?? 0) + 1 });
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
