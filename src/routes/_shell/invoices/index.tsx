import { createFileRoute } from '@tanstack/react-router';
import { InvoicesPage } from '@/components/invoices/InvoicesPage';
import { tableSearchSchema } from '@/components/table/table-search';
import { invoicesOptions } from '@/queries/invoice';

export const Route = createFileRoute('/_shell/invoices/')({
  validateSearch: tableSearchSchema,
  loader: ({ context }) => {
    // Not awaited: the page has a shape of its own while the rows are on their way, and for when they do not come.
    context.queryClient.query(invoicesOptions()).catch(() => undefined);
  },
  staticData: { title: 'Invoices', crumbs: ['Workspace'] },
  component: InvoicesPage,
});
