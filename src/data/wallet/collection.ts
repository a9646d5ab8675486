import * as z from 'zod/mini';
import { delay } from '@/data/store/delay';
import { createCollection } from '@/data/store/collection';
import { type User, users } from '@/data/user/collection';

export const TransactionStatus = z.enum(['Done', 'Waiting', 'Failed']);
export const TransactionKind = z.enum(['sale', 'refund', 'sent', 'received', 'fee']);
export type TransactionKind = z.infer<typeof TransactionKind>;

/** Money that moved. `amount` is the formatted string beside the cents it is made from; out is negative. */
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

/** Something to think of, on a day. */
export const Reminder = z.object({ id: z.int(), text: z.string(), day: z.string(), done: z.boolean() });
export type Reminder = z.infer<typeof Reminder>;

export interface TransactionWithUser extends Transaction {
  user: User | null;
}

export const transactions = createCollection<Transaction>({
  name: 'transactions',
  version: 1,
  schema: Transaction,
  seed: async (now) => (await import('./seed')).sampleTransactions(now),
});

export const reminders = createCollection<Reminder>({
  name: 'reminders',
  version: 1,
  schema: Reminder,
  seed: async (now) => (await import('./seed')).sampleReminders(now),
});

/** The newest first, each with the other person. */
export async function listTransactions(): Promise<readonly TransactionWithUser[]> {
  await delay();
  const [rows, people] = await Promise.all([transactions.all(), users.all()]);
  const person = new Map(people.map((user) => [user.id, user]));
  return rows
    .map((row) => ({ ...row, user: person.get(row.userId) ?? null }))
    .toSorted((a, b) => b.at.localeCompare(a.at));
}

/** By day. */
export async function listReminders(): Promise<readonly Reminder[]> {
  await delay();
  return (await reminders.all()).toSorted((a, b) => a.day.localeCompare(b.day));
}
