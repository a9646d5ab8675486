import { createFileRoute } from '@tanstack/react-router';
import { InvoicesPage } from '@/components/workspace/invoice/InvoicesPage';
import { tableSearchSchema } from '@/components/kits/table/model/table-search';
import { startLoading } from '@/queries/loader';
import { invoicesOptions } from '@/queries/workspace/invoice';

export const Route = createFileRoute('/_shell/invoices/')({
  validateSearch: tableSearchSchema,
  context: () => ({ invoices: invoicesOptions() }),
  loader: ({ context: { queryClient, invoices } }) => startLoading(queryClient, invoices),
  staticData: { title: 'Invoices', crumbs: ['Workspace'] },
  component: InvoicesPage,
});
