import * as z from 'zod/mini';

export const SpaceContact = z.object({
  name: z.string().check(z.minLength(1), z.maxLength(60)),
  /** Empty for a contact with a phone number only. */
  email: z.string().check(z.maxLength(254)),
  phone: z.string().check(z.maxLength(40)),
  /** Path of a picture of the app; empty for none. */
  image: z.string().check(z.maxLength(300)),
  /** Job title. */
  role: z.string().check(z.maxLength(100)),
  /** Date, "1988-04-23". */
  birthDate: z.nullable(z.iso.date().check(z.maxLength(10))),
  /** As printed on invoices. */
  taxId: z.string().check(z.maxLength(40)),
  tags: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(50)),
});
export type SpaceContact = z.infer<typeof SpaceContact>;
