import { employees } from '@/data/employee/collection';
import { Employee } from '@/data/employee/schema';
import { salaryText } from '@/data/employee/seed';
import { mergeChange } from '@/data/store/merge-change';
import { pluralize } from '@/lib/text/format';
import { patchQuery, withoutIds } from '@/queries/optimistic';
import { sampleMutation } from '@/queries/sample-mutation';
import { employeesOptions } from '@/queries/gallery/employee';

export const removeEmployeesOptions = () =>
  sampleMutation<readonly number[], Employee>({
    collection: employees,
    changes: (ids) => ids.map((id) => ({ remove: id })),
    optimistic: (client, ids) => [patchQuery(client, employeesOptions(), (known) => withoutIds(known, ids))],
    toast: (ids) => `${pluralize(ids.length, 'employee')} removed`,
    failure: 'Not removed',
  });

export interface EditedEmployee {
  from: Employee;
  field: string;
  value: string | number;
}

/** Throws if the value does not fit the field. */
function edited({ from, field, value }: EditedEmployee): Employee {
  const to = Employee.parse({ ...from, [field]: value });
  return { ...to, salary: salaryText(to.salaryCents) };
}

export const editEmployeeOptions = () =>
  sampleMutation<EditedEmployee, Employee>({
    collection: employees,
    changes: (change) => [{ from: change.from, to: edited(change) }],
    optimistic: (client, change) => [
      patchQuery(client, employeesOptions(), (known) =>
        known.map((one) => (one.id === change.from.id ? mergeChange(one, change.from, edited(change)) : one)),
      ),
    ],
    toast: ({ from }) => `${from.name} changed`,
    failure: 'Not changed',
  });
