import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ViewInvoicePage } from '@/components/workspace/invoice/ViewInvoicePage';
import { loadData } from '@/queries/loader';
import { invoiceOptions } from '@/queries/workspace/invoice';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/invoices/view-invoice')({
  validateSearch: searchSchema({ id: z.int() }),
  loaderDeps: ({ search }) => ({ id: search.id ?? 0 }),
  context: ({ deps }) => ({ invoice: invoiceOptions(deps.id) }),
  loader: ({ context: { queryClient, invoice } }) => loadData(queryClient, invoice),
  staticData: { title: 'Invoice', crumbs: ['Workspace', 'Invoices'] },
  component: ViewInvoicePage,
});
