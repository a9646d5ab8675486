import { formatDollars } from '@/lib/text/format-dollars';
import type { Reminder, Transaction, TransactionKind } from './schema';
import { daysBefore, seededRandom } from '@/data/store/sample-values';
import { toDay } from '@/lib/dates/day';

const texts: Record<TransactionKind, readonly string[]> = {
  sale: [
    'Market stall, season pass',
    'Fountain lamp, set of six',
    'Photo walk, prints',
    'Cargo bicycle, weekly hire',
    'Bench restoration, oak',
    'Rehearsal room, twelve hours',
  ],
  refund: ['Umbrella returned', 'Workshop cancelled', 'Second lamp, broken glass'],
  sent: [
    'Rope for the awnings',
    'Paint for the north wall',
    'Coffee for the volunteers',
    'Printing of the posters',
  ],
  received: ['Share of the summer fair', 'Grant, second half', 'Deposit for the sound system'],
  fee: ['Card fees', 'Insurance of the stage'],
};
const kinds: readonly TransactionKind[] = [
  'sale',
  'sale',
  'sale',
  'sale',
  'received',
  'sent',
  'sent',
  'refund',
  'fee',
];
const range: Record<TransactionKind, readonly [number, number]> = {
  sale: [4000, 260_000],
  received: [20_000, 380_000],
  sent: [-120_000, -3000],
  refund: [-42_000, -2000],
  fee: [-9000, -600],
};

export function sampleTransactions(now: Date): readonly Transaction[] {
  const { int, pick, chance } = seededRandom(4207);
  return Array.from({ length: 140 }, (_, index) => {
    const kind = pick(kinds);
    const [least, most] = range[kind];
    const amountCents = Math.round(int(least, most) / 50) * 50;
    const days = index * 0.6 + int(0, 9) / 20;
    return {
      id: index + 1,
      kind,
      userId: int(1, 40),
      text: pick(texts[kind]),
      amount: formatDollars(amountCents),
      amountCents,
      at: daysBefore(now, days).toISOString(),
      status:
        index < 4 && chance(0.7)
          ? ('Pending' as const)
          : chance(0.04)
            ? ('Failed' as const)
            : ('Done' as const),
    };
  });
}

export const sampleReminders = (now: Date): readonly Reminder[] =>
  (
    [
      ['Pay the insurance of the stage', 2, false],
      ['Renew the market licence', -3, false],
      ['Send season passes to the inner ring', -7, false],
      ['Count the deposit bottles', -1, false],
      ['Close the books of last month', 9, true],
      ['Ask three printers for a price', -14, false],
    ] as const
  ).map(([text, days, done], index) => ({ id: index + 1, text, day: toDay(daysBefore(now, days)), done }));
