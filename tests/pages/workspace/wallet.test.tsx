import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { availableCents } from '@/data/wallet/balance';
import { transactions } from '@/data/wallet/collection';
import { resetSampleData } from '@/data/store/collection';
import { walletStats } from '@/components/workspace/wallet/wallet-stats';
import type { Transaction } from '@/data/wallet/schema';
import { transferOptions } from '@/queries/workspace/mutations/wallet';
import { renderApp } from '../../support/pages/render-app';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const row = (days: number, amountCents: number, kind: Transaction['kind'] = 'sale'): Transaction => ({
  id: days,
  kind,
  userId: 1,
  text: 'A thing',
  amount: '',
  amountCents,
  at: new Date(NOW - days * 86_400_000).toISOString(),
  status: 'Done',
});

afterEach(resetSampleData);

describe('wallet', () => {
  it('computes its figures from the transactions', () => {
    const [balance, sales, spent] = walletStats([row(1, 3000), row(40, 1000), row(2, -500, 'sent')], NOW);
    expect(balance?.cents).toBe(3500);
    expect(sales).toMatchObject({ cents: 4000, trend: 200 });
    expect(spent?.cents).toBe(500);
    expect(sales?.weeks).toEqual([0, 0, 1000, 0, 0, 0, 0, 3000]);
  });

  it('counts a payment that is newer than the clock of the page', () => {
    const [, , spent] = walletStats([row(0, -500, 'sent')], NOW - 20_000);
    expect(spent?.weeks).toEqual([0, 0, 0, 0, 0, 0, 0, 500]);
  });

  it('shows the balance over time, not the sum of amounts', () => {
    const rows = [row(60, 10_000), row(20, -4000, 'sent'), row(1, -1000, 'fee')];
    const [balance, , spent] = walletStats(rows, NOW);
    expect(balance).toMatchObject({ cents: 5000, trend: -50 });
    expect(balance?.weeks).toEqual([10_000, 10_000, 10_000, 10_000, 10_000, 6000, 6000, 5000]);
    expect(spent?.weeks).toEqual([0, 0, 0, 0, 0, 4000, 0, 1000]);
  });

  it('counts pending payments as spent, and pending income as not arrived', () => {
    const pending = { ...row(1, -2500, 'sent'), status: 'Pending' } as const;
    const requested = { ...row(1, 9000, 'received'), status: 'Pending' } as const;
    const failed = { ...row(1, -700, 'sent'), status: 'Failed' } as const;
    expect(availableCents([row(3, 6000), pending, requested, failed])).toBe(3500);
  });

  it('says what comes into the cards of a wallet without transactions', async () => {
    await renderApp('/wallet');
    const income = await screen.findByRole('region', { name: 'Income sources' });
    await transactions.applyChanges((await transactions.all()).map(({ id }) => ({ remove: id })));
    expect(await within(income).findByText(/^No income yet/)).toBeVisible();
    const people = screen.getByRole('region', { name: /^People/ });
    expect(within(people).getByText(/appear here/)).toBeVisible();
  });

  it('cannot send the same money twice, not even from an older page', async () => {
    const { queryClient } = await renderApp('/wallet');
    const send = (cents: number) =>
      queryClient
        .getMutationCache()
        .build(queryClient, transferOptions())
        .execute({ direction: 'send', userId: 1, cents, text: 'Spokes' });
    const available = availableCents(await transactions.all());
    const results = await Promise.allSettled([send(available), send(available), send(50)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
    expect(availableCents(await transactions.all())).toBe(0);
    expect(await within(screen.getByRole('region', { name: 'Balance' })).findByText('$0.00')).toBeVisible();
  });

  it('rejects an amount above the balance and sends one within it', async () => {
    const { user } = await renderApp('/wallet');
    const form = within(await screen.findByRole('form', { name: 'Transfer' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'To' }), 'Teo Brandt');
    await user.type(form.getByLabelText('Amount in dollars'), '9000000');
    await waitFor(() => expect(form.getByLabelText('Amount in dollars')).toHaveValue('9,000,000'));
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Spokes');
    await user.click(form.getByRole('button', { name: 'Send' }));
    expect(await form.findByText(/Enter less\./)).toBeVisible();
    await user.clear(form.getByLabelText('Amount in dollars'));
    await user.type(form.getByLabelText('Amount in dollars'), '12.5');
    await user.click(form.getByRole('button', { name: 'Send' }));
    const table = within(screen.getByRole('table', { name: 'Transactions' }));
    expect(await table.findByText('Spokes')).toBeVisible();
  });
});
