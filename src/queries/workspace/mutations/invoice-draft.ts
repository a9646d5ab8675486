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

/** Puts a draft, or none, in the place of what was typed in a form, and offers to restore that. */
async function replaceInvoiceDraft(
  client: QueryClient,
  draft: InvoiceDraft | null,
  title: string,
  address: Address,
): Promise<void> {
  const name = invoiceDraftName(...address);
  const before = await readInvoiceDraft(name);
  await (draft ? saveInvoiceDraft(name, draft.values, draft.at) : deleteInvoiceDraft(name));
  client.setQueryData(invoiceDraftOptions(...address).queryKey, draft);
  const turns = invoiceDraftTurns.get();
  invoiceDraftTurns.set({ ...turns, [name]: (turns[name] ?? 0) + 1 });
  if (!before) return;
  offerUndo({
    title,
    undo: () => replaceInvoiceDraft(client, before, invoiceText.newerChangesReplaced, address),
  });
}

/** Deletes what was typed in a form and not saved, and offers to restore it. */
export const discardInvoiceDraft = (client: QueryClient, ...address: Address): Promise<void> =>
  replaceInvoiceDraft(client, null, invoiceText.changesDiscarded, address);
