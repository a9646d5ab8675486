import { queryOptions } from '@tanstack/react-query';

/** Generated rows, not stored. */
export const generatedEmployeesOptions = (count: number) =>
  queryOptions({
    queryKey: ['made-employees', count],
    queryFn: async () => {
      const { sampleEmployees } = await import('@/data/employee/seed');
      return sampleEmployees(new Date(), count, count);
    },
    staleTime: Infinity,
    networkMode: 'always',
    gcTime: 0,
  });
