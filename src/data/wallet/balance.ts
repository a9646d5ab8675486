import type { Transaction } from './schema';

export const sumCents = (rows: readonly Transaction[]): number =>
  rows.reduce((sum, row) => sum + row.amountCents, 0);

/** Cents that can be sent: pending payments are spent already, pending income has not arrived. */
export const availableCents = (rows: readonly Transaction[]): number =>
  sumCents(
    rows.filter(({ status, amountCents }) => status === 'Done' || (status === 'Pending' && amountCents < 0)),
  );
