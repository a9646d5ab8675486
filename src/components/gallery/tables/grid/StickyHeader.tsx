import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('name', 'position', 'company', 'office', 'salaryCents');
const tools = { search: true };

export function StickyHeader() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useLocalTableState();
  return (
    <DataTable
      {...employeeWords}
      label="Employees under a fixed head"
      rows={data}
      columns={columns}
      rowId={employeeId}
      control={control}
      tools={tools}
      paged={false}
      maxHeight={320}
      totals
    />
  );
}
