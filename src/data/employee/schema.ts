import * as z from 'zod/mini';

/** Fields of section 3 of the specification. */
export const EmployeeRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  position: z.string(),
  company: z.string(),
  country: z.string(),
  office: z.string(),
  age: z.int(),
  /** Date, "2019-03-01". */
  startDate: z.string(),
  /** Annual salary, formatted: "$64,200". */
  salary: z.string(),
});
export type EmployeeRow = z.infer<typeof EmployeeRow>;

/** `salaryCents` is for sorting and sums. */
export const Employee = z.extend(EmployeeRow, { salaryCents: z.int() });
export type Employee = z.infer<typeof Employee>;
