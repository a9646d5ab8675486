import { createFileRoute } from '@tanstack/react-router';
import { tableSearchSchema } from '@/components/kits/table/model/table-search';
import { GridJsPage } from '@/components/gallery/tables/GridJsPage';
import { employeesOptions } from '@/queries/gallery/employee';

export const Route = createFileRoute('/_shell/tables/gridJs')({
  validateSearch: tableSearchSchema,
  loader: ({ context }) => context.queryClient.query({ ...employeesOptions(), staleTime: 'static' }),
  staticData: { title: 'Data tables', crumbs: ['Components', 'Tables'] },
  component: GridJsPage,
});
