import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import type { Employee } from '@/data/employee/schema';
import { formatLongDay } from '@/lib/dates/day';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';

const columns = employeeColumnsOf('name', 'position', 'company');
const tools = {};
const detail = (employee: Employee) => (
  <dl className="d-flex flex-wrap gap-4 mb-0">
    <div>
      <dt>Email</dt>
      <dd className="mb-0">{employee.email}</dd>
    </div>
    <div>
      <dt>Works in</dt>
      <dd className="mb-0">
        {employee.office}, {employee.country}
      </dd>
    </div>
    <div>
      <dt>Since</dt>
      <dd className="mb-0">{formatLongDay(employee.startDate)}</dd>
    </div>
  </dl>
);

export function Expandable() {
  const { data } = useSuspenseQuery(employeesOptions());
  const control = useLocalTableState({ pageSize: 5 });
  return (
    <DataTable
      {...employeeWords}
      label="Employees with details"
      rows={data}
      columns={columns}
      rowId={employeeId}
      control={control}
      tools={tools}
      detail={detail}
    />
  );
}
