import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('name', 'position', 'company', 'office');
const tools = { search: true };

export function Search() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useLocalTableState({ pageSize: 5, query: 'tram lisbon' });
  return (
    <DataTable
      {...employeeWords}
      label="Employees, searched"
      rows={data}
      columns={columns}
      rowId={employeeId}
      control={control}
      tools={tools}
    />
  );
}
