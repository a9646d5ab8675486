import { mutationOptions } from '@tanstack/react-query';
import { delay } from '@/data/store/delay';
import { listReminders, listTransactions, reminders, transactions } from '@/data/wallet/collection';
import type { Reminder, Transaction } from '@/data/wallet/schema';
import { formatDollars } from '@/lib/text/format';
import { offerUndo } from '@/lib/overlays/undo';
import { SAMPLE_KEY, sampleMutation, sampleQuery } from '@/queries/sample';

/** Money that moved, the newest first. */
export const transactionsOptions = () => sampleQuery(['transactions'], listTransactions);
/** Things to think of, by day. */
export const remindersOptions = () => sampleQuery(['reminders'], listReminders);

export interface Transfer {
  direction: 'send' | 'request';
  userId: number;
  cents: number;
  text: string;
}

/** Sends money, or asks for it; it waits until the other side has taken it. */
export const transferOptions = () =>
  mutationOptions({
    mutationFn: async ({ direction: way, userId, cents, text }: Transfer) => {
      await delay();
      const amountCents = way === 'send' ? -cents : cents;
      return transactions.add((id): Transaction => ({
        id,
        kind: way === 'send' ? 'sent' : 'received',
        userId,
        text,
        amount: formatDollars(amountCents),
        amountCents,
        at: new Date().toISOString(),
        status: 'Waiting',
      }));
    },
    onSuccess: (made) =>
      offerUndo({
        title: made.amountCents < 0 ? `${formatDollars(-made.amountCents)} sent` : `${made.amount} requested`,
        undo: () => transactions.applyChanges([{ remove: made.id }]),
      }),
    meta: { invalidates: [SAMPLE_KEY] },
  });

/** Ticks a reminder, or takes the tick back. */
export const toggleReminderOptions = () =>
  sampleMutation<Reminder, Reminder>({
    collection: reminders,
    changes: (reminder) => [{ put: reminder }],
    optimistic: {
      key: ['reminders'],
      patch: (held, wish) =>
        Array.isArray(held)
          ? (held as Reminder[]).map((reminder) => (reminder.id === wish.id ? wish : reminder))
          : held,
    },
    failure: 'Reminder not kept',
  });
