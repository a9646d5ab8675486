import { type Employee, employees, listEmployees } from '@/data/employee';
import { counted } from '@/lib/format';
import { sampleMutation, sampleQuery } from './sample';

/** The employee table. */
export const employeesOptions = () => sampleQuery(['employees'], listEmployees);

/** Removes employees by id. */
export const removeEmployeesOptions = () =>
  sampleMutation<readonly number[], Employee>({
    collection: employees,
    steps: (ids) => ids.map((id) => ({ remove: id })),
    optimistic: {
      key: ['employees'],
      patch: (held, ids) => (held as readonly Employee[]).filter((employee) => !ids.includes(employee.id)),
    },
    said: (ids) => `${counted(ids.length, 'employee')} removed`,
    failure: 'Not removed',
  });
