import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('id', 'name', 'company', 'startDate');
const tools = {};

export function Pages() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useLocalTableState({ pageSize: 5, page: 7 });
  return (
    <DataTable
      {...employeeWords}
      label="Employees by page"
      rows={data}
      columns={columns}
      rowId={employeeId}
      control={control}
      tools={tools}
    />
  );
}
