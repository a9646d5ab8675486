import { createFileRoute } from '@tanstack/react-router';
import { InvoicesPage } from '@/components/workspace/invoice/InvoicesPage';
import { tableSearchSchema } from '@/components/kits/table/model/table-search';
import { startLoading } from '@/queries/loader';
import { currentSpaceOptions } from '@/queries/workspace/space';
import { invoicesOptions } from '@/queries/workspace/invoice';

export const Route = createFileRoute('/_shell/invoices/')({
  validateSearch: tableSearchSchema,
  context: () => ({ invoices: invoicesOptions(), space: currentSpaceOptions() }),
  loader: ({ context: { queryClient, invoices, space } }) => startLoading(queryClient, invoices, space),
  staticData: { title: 'Invoices', crumbs: ['Workspace'], sample: 'or-space' },
  component: InvoicesPage,
});
