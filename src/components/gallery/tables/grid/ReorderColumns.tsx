import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('name', 'position', 'company', 'country', 'office', 'email', 'salaryCents');
const tools = { columns: true };

export function ReorderColumns() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useLocalTableState({ pageSize: 5, pinned: ['name'] });
  return (
    <DataTable
      {...employeeWords}
      label="Employees, arranged"
      rows={data}
      columns={columns}
      rowId={employeeId}
      control={control}
      tools={tools}
      arrangeable
    />
  );
}
