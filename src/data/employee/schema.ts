import * as z from 'zod/mini';

/** A row of the employee table: the fields of section 3 of the specification. */
export const EmployeeRow = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  position: z.string(),
  company: z.string(),
  country: z.string(),
  office: z.string(),
  age: z.int(),
  /** Day, "2019-03-01". */
  startDate: z.string(),
  /** Dollars a year with the sign in front: "$64,200". */
  salary: z.string(),
});
export type EmployeeRow = z.infer<typeof EmployeeRow>;

/** The row as kept: with the salary in cents, for sorting and sums. */
export const Employee = z.extend(EmployeeRow, { salaryCents: z.int() });
export type Employee = z.infer<typeof Employee>;
