import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ViewInvoicePage } from '@/components/workspace/invoice/ViewInvoicePage';
import { loadFresh, loadItems } from '@/queries/loader';
import { currentSpaceOptions } from '@/queries/workspace/space';
import { invoiceDraftOptions, invoiceOptions } from '@/queries/workspace/invoice';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/invoices/view-invoice')({
  validateSearch: searchSchema(() => ({ id: z.union([z.int(), z.uuid()]) })),
  loaderDeps: ({ search }) => ({ id: search.id ?? 0 }),
  context: ({ deps: { id } }) => ({
    invoice: invoiceOptions(id),
    space: currentSpaceOptions(),
    draft: invoiceDraftOptions(id, undefined),
  }),
  loader: ({ context: { queryClient, invoice, space, draft } }) =>
    Promise.all([loadItems(queryClient, invoice, space), loadFresh(queryClient, draft)]),
  staticData: { title: 'Invoice', crumbs: ['Workspace', 'Invoices'], sample: 'or-space' },
  component: ViewInvoicePage,
});
