import { createFileRoute } from '@tanstack/react-router';
import { tableSearchSchema } from '@/components/kits/table/model/table-search';
import { GridJsPage } from '@/components/gallery/tables/GridJsPage';
import { loadData } from '@/queries/loader';
import { employeesOptions } from '@/queries/gallery/employee';

export const Route = createFileRoute('/_shell/tables/gridJs')({
  validateSearch: tableSearchSchema,
  context: () => ({ employees: employeesOptions() }),
  loader: ({ context: { queryClient, employees } }) => loadData(queryClient, employees),
  staticData: { title: 'Data tables', crumbs: ['Components', 'Tables'], sample: 'always' },
  component: GridJsPage,
});
