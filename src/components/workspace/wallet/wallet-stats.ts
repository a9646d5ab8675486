import { sumCents } from '@/data/wallet/balance';
import type { Transaction } from '@/data/wallet/schema';
import { walletText } from '@/messages/workspace/wallet';

const WEEK_MS = 604_800_000;
const WEEKS = 8;

export interface WalletStat {
  key: 'balance' | 'sales' | 'spent' | 'pending';
  label: string;
  cents: number;
  /** Change against four weeks ago (balance) or the four weeks before (sums), in percent; null without earlier data. */
  trend: number | null;
  /** Last eight weeks in cents, oldest first: the balance at the end of each week, or the sum within the week. */
  weeks: number[];
}

const percentChange = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100);

const weekEnds = (now: number): number[] =>
  Array.from({ length: WEEKS }, (_, index) => now - (WEEKS - 1 - index) * WEEK_MS);

const sumBetween = (rows: readonly Transaction[], after: number, end: number): number =>
  sumCents(rows.filter(({ at }) => Date.parse(at) > after && Date.parse(at) <= end));

/** A balance over time. */
function level(key: WalletStat['key'], label: string, rows: readonly Transaction[], now: number): WalletStat {
  const weeks = weekEnds(now).map((end) => sumBetween(rows, -Infinity, end));
  const cents = sumCents(rows);
  const monthAgo = sumBetween(rows, -Infinity, now - 4 * WEEK_MS);
  return { key, label, cents, trend: percentChange(cents, monthAgo), weeks };
}

/** A sum per week. */
function flow(
  key: WalletStat['key'],
  label: string,
  rows: readonly Transaction[],
  now: number,
  sign: 1 | -1 = 1,
): WalletStat {
  // Without the sign of zero, which formats as "-$0.00".
  const signed = (cents: number) => (cents === 0 ? 0 : cents * sign);
  const weeks = weekEnds(now).map((end) => signed(sumBetween(rows, end - WEEK_MS, end)));
  const sum = (part: readonly number[]) => part.reduce((all, value) => all + value, 0);
  const trend = percentChange(sum(weeks.slice(4)), sum(weeks.slice(0, 4)));
  return { key, label, cents: signed(sumCents(rows)), trend, weeks };
}

/** A transaction may be newer than `clock`, in ms, which does not tick with each one. */
export function walletStats(rows: readonly Transaction[], clock: number): WalletStat[] {
  const now = rows.reduce((latest, { at }) => Math.max(latest, Date.parse(at)), clock);
  const done = rows.filter((row) => row.status === 'Done');
  const sales = done.filter((row) => row.kind === 'sale');
  const spent = done.filter((row) => row.amountCents < 0);
  const pending = rows.filter((row) => row.status === 'Pending');
  return [
    level('balance', walletText.balance, done, now),
    flow('sales', walletText.sales, sales, now),
    flow('spent', walletText.spent, spent, now, -1),
    flow('pending', walletText.pending, pending, now),
  ];
}

/** Income by purpose, largest first, with its share in percent. */
export function incomeShares(rows: readonly Transaction[]): { text: string; cents: number; share: number }[] {
  const sums = new Map<string, number>();
  for (const row of rows) {
    if (row.amountCents > 0 && row.status === 'Done')
      sums.set(row.text, (sums.get(row.text) ?? 0) + row.amountCents);
  }
  const all = [...sums.values()].reduce((sum, cents) => sum + cents, 0) || 1;
  return [...sums]
    .map(([text, cents]) => ({ text, cents, share: Math.round((cents / all) * 100) }))
    .toSorted((a, b) => b.cents - a.cents)
    .slice(0, 5);
}
