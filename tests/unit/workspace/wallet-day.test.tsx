// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { TransactionCard } from '@/components/workspace/wallet/TransactionCard';
import { transactionColumns } from '@/components/workspace/wallet/transaction-columns';
import type { TransactionWithUser } from '@/data/wallet/schema';

afterEach(() => {
  vi.unstubAllEnvs();
});

const sale = (at: string): TransactionWithUser => ({
  id: 1,
  kind: 'sale',
  userId: 1,
  text: 'Lamp',
  amount: '$9.00',
  amountCents: 900,
  at,
  status: 'Done',
  user: null,
});

test.each([
  ['Pacific/Auckland', '2025-11-19T20:00:00.000Z', '2025-11-20', '20 Nov 2025'],
  ['America/Los_Angeles', '2025-11-20T04:00:00.000Z', '2025-11-19', '19 Nov 2025'],
])('a transaction is of the day it was in %s', (zone, at, day, shown) => {
  vi.stubEnv('TZ', zone);
  const row = sale(at);
  const column = transactionColumns.find(({ id }) => id === 'day');
  expect(column && 'accessorFn' in column && column.accessorFn(row, 0)).toBe(day);
  expect(renderToStaticMarkup(<TransactionCard row={row} />)).toContain(shown);
});
