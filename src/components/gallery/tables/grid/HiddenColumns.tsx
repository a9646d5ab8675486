import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('name', 'email', 'position', 'country', 'age', 'salaryCents');
const tools = { columns: true };

export function HiddenColumns() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useLocalTableState({ pageSize: 5, hidden: ['email', 'age'] });
  return (
    <DataTable
      {...employeeWords}
      label="Employees, columns hidden"
      rows={data}
      columns={columns}
      rowId={employeeId}
      control={control}
      tools={tools}
    />
  );
}
