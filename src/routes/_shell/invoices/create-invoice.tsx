import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { CreateInvoicePage } from '@/components/workspace/invoice/CreateInvoicePage';
import { loadFresh, loadItems } from '@/queries/loader';
import { currentSpaceOptions } from '@/queries/workspace/space';
import { invoiceDraftOptions, invoicesOptions, nextInvoiceNumberOptions } from '@/queries/workspace/invoice';
import { productsOptions } from '@/queries/workspace/product';
import { contactsOptions } from '@/queries/workspace/user';
import { searchSchema } from '@/lib/navigation/search-params';

/** Number of the sample, or id in a space. */
const id = z.union([z.int(), z.uuid()]);

export const Route = createFileRoute('/_shell/invoices/create-invoice')({
  validateSearch: searchSchema(() => ({
    /** The invoice to edit, or to duplicate. */
    edit: id,
    copy: id,
    preview: z.boolean(),
  })),
  loaderDeps: ({ search: { edit, copy } }) => ({ edit, copy }),
  context: ({ deps: { edit, copy } }) => ({
    invoices: invoicesOptions(),
    contacts: contactsOptions(),
    space: currentSpaceOptions(),
    products: productsOptions(),
    draft: invoiceDraftOptions(edit, copy),
    nextNumber: nextInvoiceNumberOptions(),
  }),
  loader: ({ context: { queryClient, invoices, contacts, space, products, draft, nextNumber } }) =>
    Promise.all([
      loadItems(queryClient, invoices, contacts, space, products, nextNumber),
      loadFresh(queryClient, draft),
    ]),
  // The form begins with what it reads first: a later visit must not begin with the draft of an earlier one.
  gcTime: 0,
  staticData: { title: 'New invoice', crumbs: ['Workspace', 'Invoices'], sample: 'or-space' },
  component: CreateInvoicePage,
});
