import { useSuspenseQuery } from '@tanstack/react-query';
import { DataTable } from '@/components/kits/table/DataTable';
import { useLocalTableState } from '@/components/kits/table/model/use-table-state';
import type { Employee } from '@/data/employee/schema';
import { formatLongDay } from '@/lib/dates/day';
import { employeesOptions } from '@/queries/gallery/employee';
import { employeeColumnsOf, employeeId, employeeWords } from '../employee-columns';
import '@/components/ui/bootstrap/bootstrap-components.scss';

const columns = employeeColumnsOf('name', 'position', 'company');
const tools = {};
const detail = (employee: Employee) => (
  <dl className="row mb-0">
    <dt className="col-sm-3">Email</dt>
    <dd className="col-sm-9">{employee.email}</dd>
    <dt className="col-sm-3">Works in</dt>
    <dd className="col-sm-9">
      {employee.office}, {employee.country}
    </dd>
    <dt className="col-sm-3">Since</dt>
    <dd className="col-sm-9 mb-0">{formatLongDay(employee.startDate)}</dd>
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
