import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CreateInvoicePage } from '@/components/workspace/invoice/CreateInvoicePage';
import { invoiceDraftOptions, invoicesOptions } from '@/queries/workspace/invoice';
import { productsOptions } from '@/queries/workspace/product';
import { usersOptions } from '@/queries/workspace/user';

const number = z.catch(z.optional(z.int()), undefined);

export const Route = createFileRoute('/_shell/invoices/create-invoice')({
  validateSearch: z.object({
    /** Number of the invoice to edit, or to duplicate. */
    edit: number,
    copy: number,
    preview: z.catch(z.optional(z.boolean()), undefined),
  }),
  loaderDeps: ({ search: { edit, copy } }) => ({ edit, copy }),
  loader: ({ context: { queryClient }, deps }) =>
    Promise.all([
      queryClient.query({ ...invoicesOptions(), staleTime: 'static' }),
      queryClient.query({ ...usersOptions(), staleTime: 'static' }),
      queryClient.query({ ...productsOptions(), staleTime: 'static' }),
      queryClient.query({ ...invoiceDraftOptions(deps.edit, deps.copy), staleTime: 0 }),
    ]),
  staticData: { title: 'New invoice', crumbs: ['Workspace', 'Invoices'] },
  component: CreateInvoicePage,
});
