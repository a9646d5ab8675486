import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CreateInvoicePage } from '@/components/workspace/invoice/CreateInvoicePage';
import { loadData, loadFresh } from '@/queries/loader';
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
  context: ({ deps: { edit, copy } }) => ({
    invoices: invoicesOptions(),
    users: usersOptions(),
    products: productsOptions(),
    draft: invoiceDraftOptions(edit, copy),
  }),
  loader: ({ context: { queryClient, invoices, users, products, draft } }) =>
    Promise.all([loadData(queryClient, invoices, users, products), loadFresh(queryClient, draft)]),
  staticData: { title: 'New invoice', crumbs: ['Workspace', 'Invoices'] },
  component: CreateInvoicePage,
});
