import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('country', 'office', 'name', 'age');
const tools = {};

export function MultiSort() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useLocalTableState({
    pageSize: 5,
    sort: [
      { id: 'country', desc: false },
      { id: 'age', desc: true },
    ],
  });
  const words = control.state.sort.map(({ id, desc }) => `${id} ${desc ? 'falling' : 'rising'}`);
  return (
    <>
      <p className="mb-2">
        Sorted by <output>{words.join(', then ') || 'nothing'}</output>
      </p>
      <DataTable
        {...employeeWords}
        label="Employees, sorted"
        rows={data}
        columns={columns}
        rowId={employeeId}
        control={control}
        tools={tools}
      />
    </>
  );
}
