import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('name', 'company', 'country', 'startDate', 'salaryCents');
const tools = { filters: true };
const defaults = {
  pageSize: 5,
  filters: { country: ['Portugal', 'Italy'], salaryCents: ['6000000', ''] },
} as const;

export function ColumnFilters() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useLocalTableState(defaults);
  return (
    <DataTable
      {...employeeWords}
      label="Employees, filtered"
      rows={data}
      columns={columns}
      rowId={employeeId}
      control={control}
      tools={tools}
    />
  );
}
