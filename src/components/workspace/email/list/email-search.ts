import * as z from 'zod/mini';
import { type SearchOf, searchSchema } from '@/lib/navigation/search-params';

export const FOLDERS = [
  'inbox',
  'starred',
  'snoozed',
  'scheduled',
  'outbox',
  'sent',
  'draft',
  'archive',
  'spam',
  'trash',
  'all',
] as const;
export type Folder = (typeof FOLDERS)[number];

/** Search parameters of the mailbox; invalid fields fall back one by one. */
export const mailSearchSchema = searchSchema(() => ({
  folder: z.enum(FOLDERS),
  label: z.string().check(z.maxLength(40)),
  q: z.string().check(z.maxLength(200)),
  /** Id of the open email. */
  message: z.string().check(z.maxLength(60)),
  /** "new", a recipient's address, or a draft id. */
  compose: z.string().check(z.maxLength(200)),
}));
export type MailSearch = SearchOf<typeof mailSearchSchema>;
