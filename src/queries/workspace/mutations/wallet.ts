import { mutationOptions } from '@tanstack/react-query';
import { availableCents } from '@/data/wallet/balance';
import { reminders, transactions } from '@/data/wallet/collection';
import type { Reminder, Transaction } from '@/data/wallet/schema';
import { formatDollars } from '@/lib/text/format-dollars';
import { offerUndo } from '@/lib/overlays/undo';
import { patchQuery, replaceById } from '@/queries/optimistic';
import { SAMPLE_KEY } from '@/queries/sample';
import { sampleMutation } from '@/queries/sample-mutation';
import { remindersOptions } from '@/queries/workspace/wallet';
import { walletText } from '@/messages/workspace/wallet';

export interface Transfer {
  direction: 'send' | 'request';
  userId: number;
  cents: number;
  text: string;
}

export const transferOptions = () =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: ({ direction, userId, cents, text }: Transfer) => {
      const amountCents = direction === 'send' ? -cents : cents;
      return transactions.add((id, stored): Transaction => {
        const available = availableCents(stored);
        // The form may show an older balance, such as in a second tab.
        if (direction === 'send' && cents > available)
          throw new Error(walletText.lessAvailable(formatDollars(available)));
        return {
          id,
          kind: direction === 'send' ? 'sent' : 'received',
          userId,
          text,
          amount: formatDollars(amountCents),
          amountCents,
          at: new Date().toISOString(),
          status: 'Pending',
        };
      });
    },
    onSuccess: (transfer) =>
      offerUndo({
        title:
          transfer.amountCents < 0
            ? walletText.amountSent(formatDollars(-transfer.amountCents))
            : walletText.amountRequested(transfer.amount),
        undo: () => transactions.applyChanges([{ remove: transfer.id }]),
      }),
    meta: { invalidates: [SAMPLE_KEY] },
  });

export const toggleReminderOptions = () =>
  sampleMutation<Reminder, Reminder>({
    collection: reminders,
    changes: (reminder) => [{ put: reminder }],
    optimistic: (client, reminder) => [
      patchQuery(client, remindersOptions(), (known) => replaceById(known, [reminder])),
    ],
    failure: walletText.reminderNotSaved,
  });
