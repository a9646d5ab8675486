import { sampleQuery } from '@/queries/sample';

export const employeesOptions = () =>
  sampleQuery(['employees'], async () => (await import('@/data/employee/collection')).listEmployees());
