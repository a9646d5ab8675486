import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CreateInvoicePage } from '@/components/workspace/invoice/CreateInvoicePage';
import { loadData, loadFresh } from '@/queries/loader';
import { invoiceDraftOptions, invoicesOptions, nextInvoiceNumberOptions } from '@/queries/workspace/invoice';
import { productsOptions } from '@/queries/workspace/product';
import { usersOptions } from '@/queries/workspace/user';
import { searchSchema } from '@/lib/navigation/search-params';

const number = z.int();

export const Route = createFileRoute('/_shell/invoices/create-invoice')({
  validateSearch: searchSchema({
    /** Number of the invoice to edit, or to duplicate. */
    edit: number,
    copy: number,
    preview: z.boolean(),
  }),
  loaderDeps: ({ search: { edit, copy } }) => ({ edit, copy }),
  context: ({ deps: { edit, copy } }) => ({
    invoices: invoicesOptions(),
    users: usersOptions(),
    products: productsOptions(),
    draft: invoiceDraftOptions(edit, copy),
    nextNumber: nextInvoiceNumberOptions(),
  }),
  loader: ({ context: { queryClient, invoices, users, products, draft, nextNumber } }) =>
    Promise.all([
      loadData(queryClient, invoices, users, products, nextNumber),
      loadFresh(queryClient, draft),
    ]),
  staticData: { title: 'New invoice', crumbs: ['Workspace', 'Invoices'] },
  component: CreateInvoicePage,
});
