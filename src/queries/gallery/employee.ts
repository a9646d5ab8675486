import { queryOptions } from '@tanstack/react-query';
import { employees, listEmployees } from '@/data/employee/collection';
import type { Employee } from '@/data/employee/schema';
import { pluralize } from '@/lib/text/format';
import { patchQuery, withoutIds } from '@/queries/optimistic';
import { sampleMutation, sampleQuery } from '@/queries/sample';

export const employeesOptions = () => sampleQuery(['employees'], listEmployees);

/** Generated rows, not stored. */
export const generatedEmployeesOptions = (count: number) =>
  queryOptions({
    queryKey: ['made-employees', count],
    queryFn: async () => {
      const { sampleEmployees } = await import('@/data/employee/seed');
      return sampleEmployees(new Date(), count, count);
    },
    staleTime: Infinity,
    gcTime: 0,
  });

export const removeEmployeesOptions = () =>
  sampleMutation<readonly number[], Employee>({
    collection: employees,
    changes: (ids) => ids.map((id) => ({ remove: id })),
    optimistic: (client, ids) => [patchQuery(client, employeesOptions(), (known) => withoutIds(known, ids))],
    toast: (ids) => `${pluralize(ids.length, 'employee')} removed`,
    failure: 'Not removed',
  });
