import { employees } from '@/data/employee/collection';
import type { Employee } from '@/data/employee/schema';
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
