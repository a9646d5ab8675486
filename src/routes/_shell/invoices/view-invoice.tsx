import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ViewInvoicePage } from '@/components/workspace/invoice/ViewInvoicePage';
import { invoiceOptions } from '@/queries/workspace/invoice';
import { usersOptions } from '@/queries/workspace/user';

export const Route = createFileRoute('/_shell/invoices/view-invoice')({
  validateSearch: z.object({ id: z.catch(z.optional(z.int()), undefined) }),
  loaderDeps: ({ search }) => ({ id: search.id ?? 0 }),
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.query({ ...invoiceOptions(deps.id), staleTime: 'static' }),
      queryClient.query({ ...usersOptions(), staleTime: 'static' }),
    ]),
  staticData: { title: 'Invoice', crumbs: ['Workspace', 'Invoices'] },
  component: ViewInvoicePage,
});
