import type { Employee } from '@/data/employee/schema';
import { formatShortDay } from '@/lib/dates/day';

export const EmployeeCard = ({ employee }: { employee: Employee }) => (
  <>
    <div>
      <b>{employee.name}</b>
      <b className="num">{employee.salary}</b>
    </div>
    <div>
      <span>{employee.position}</span>
      <span className="text-ink-2 tabular">{employee.age} years</span>
    </div>
    <small>{employee.email}</small>
    <small>
      {employee.company}, {employee.office} ({employee.country}), since {formatShortDay(employee.startDate)}
    </small>
  </>
);
