import * as z from 'zod/mini';
import { type User } from '@/data/user/schema';

export const TransactionStatus = z.enum(['Done', 'Pending', 'Failed']);
export const TransactionKind = z.enum(['sale', 'refund', 'sent', 'received', 'fee']);
export type TransactionKind = z.infer<typeof TransactionKind>;

/** Outgoing amounts are negative. `amount` is `amountCents` formatted. */
export const Transaction = z.object({
  id: z.int(),
  kind: TransactionKind,
  userId: z.int(),
  text: z.string(),
  amount: z.string(),
  amountCents: z.int(),
  /** ISO 8601. */
  at: z.string(),
  status: TransactionStatus,
});
export type Transaction = z.infer<typeof Transaction>;

/** `day` is a date, "2026-11-18". */
export const Reminder = z.object({ id: z.int(), text: z.string(), day: z.string(), done: z.boolean() });
export type Reminder = z.infer<typeof Reminder>;

export interface TransactionWithUser extends Transaction {
  user: User | null;
}
