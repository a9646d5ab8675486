import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ViewInvoicePage } from '@/components/workspace/invoice/ViewInvoicePage';
import { loadData } from '@/queries/loader';
import { invoiceOptions } from '@/queries/workspace/invoice';
import { usersOptions } from '@/queries/workspace/user';
import { searchSchema } from '@/lib/navigation/search-params';

export const Route = createFileRoute('/_shell/invoices/view-invoice')({
  validateSearch: searchSchema({ id: z.int() }),
  loaderDeps: ({ search }) => ({ id: search.id ?? 0 }),
  context: ({ deps }) => ({ invoice: invoiceOptions(deps.id), users: usersOptions() }),
  loader: ({ context: { queryClient, invoice, users } }) => loadData(queryClient, invoice, users),
  staticData: { title: 'Invoice', crumbs: ['Workspace', 'Invoices'] },
  component: ViewInvoicePage,
});
