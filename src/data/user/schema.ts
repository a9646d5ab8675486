import * as z from 'zod/mini';
import { RecordId } from '@/data/store/record-id';

/** Fields of section 3 of the specification. */
export const User = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  /** Picture URL. */
  image: z.string(),
  /** Job title. */
  role: z.optional(z.string()),
  /** Date, "1988-04-23". */
  BirthDate: z.optional(z.string()),
  phone: z.optional(z.string()),
});
export type User = z.infer<typeof User>;

/** A user in the address book. `image` may be empty; `email` too, if there is a phone number. */
export const Contact = z.extend(User, {
  id: RecordId,
  /** As printed on invoices. */
  taxId: z.optional(z.string()),
  /** Without duplicates, in the order they were added. */
  tags: z.array(z.string()),
});
export type Contact = z.infer<typeof Contact>;

/** The people of the sample, whom chats, emails, files and the wallet name by number. */
export type SampleContact = Contact & User;

/** What a file or a form can say about a contact. */
export type ContactDraft = Omit<Contact, 'id' | 'image'>;
