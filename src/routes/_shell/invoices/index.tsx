import { createFileRoute } from '@tanstack/react-router';
import { InvoicesPage } from '@/components/workspace/invoice/InvoicesPage';
import { tableSearchSchema } from '@/components/kits/table/model/table-search';
import { invoicesOptions } from '@/queries/workspace/invoice';

export const Route = createFileRoute('/_shell/invoices/')({
  validateSearch: tableSearchSchema,
  loader: ({ context }) => {
    // Not awaited: the page shows its own loading and error states.
    context.queryClient.query(invoicesOptions()).catch(() => undefined);
  },
  staticData: { title: 'Invoices', crumbs: ['Workspace'] },
  component: InvoicesPage,
});
