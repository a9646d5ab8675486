import type { Transaction } from '@/data/wallet/schema';

const WEEK_MS = 604_800_000;

export interface WalletStat {
  key: 'balance' | 'sales' | 'spent' | 'pending';
  label: string;
  cents: number;
  /** Change against the previous four weeks, in percent; null without earlier data. */
  trend: number | null;
  /** Weekly sums of the last eight weeks in cents, oldest first. */
  weeks: number[];
}

const total = (rows: readonly Transaction[]): number => rows.reduce((sum, row) => sum + row.amountCents, 0);
const percentChange = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / Math.abs(before)) * 100);

function weekly(rows: readonly Transaction[], now: number): number[] {
  const weeks = Array.from({ length: 8 }, () => 0);
  for (const row of rows) {
    const age = Math.floor((now - Date.parse(row.at)) / WEEK_MS);
    if (age >= 0 && age < 8) weeks[7 - age] = (weeks[7 - age] ?? 0) + Math.abs(row.amountCents);
  }
  return weeks;
}

export function walletStats(rows: readonly Transaction[], now: number): WalletStat[] {
  const done = rows.filter((row) => row.status === 'Done');
  const sales = done.filter((row) => row.kind === 'sale');
  const spent = done.filter((row) => row.amountCents < 0);
  const pending = rows.filter((row) => row.status === 'Pending');
  const halves = (weeks: number[]): number | null => {
    const sum = (part: number[]) => part.reduce((all, value) => all + value, 0);
    return percentChange(sum(weeks.slice(4)), sum(weeks.slice(0, 4)));
  };
  const tile = (
    key: WalletStat['key'],
    label: string,
    cents: number,
    of: readonly Transaction[],
  ): WalletStat => {
    const weeks = weekly(of, now);
    return { key, label, cents, trend: halves(weeks), weeks };
  };
  return [
    tile('balance', 'Balance', total(done), done),
    tile('sales', 'Sales', total(sales), sales),
    tile('spent', 'Spent', -total(spent), spent),
    tile('pending', 'Pending', total(pending), pending),
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
