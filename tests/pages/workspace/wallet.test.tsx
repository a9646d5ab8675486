import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { walletStats } from '@/components/workspace/wallet/wallet-stats';
import type { Transaction } from '@/data/wallet/schema';
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

describe('wallet', () => {
  it('computes its figures from the transactions', () => {
    const [balance, sales, spent] = walletStats([row(1, 3000), row(40, 1000), row(2, -500, 'sent')], NOW);
    expect(balance?.cents).toBe(3500);
    expect(sales).toMatchObject({ cents: 4000, trend: 200 });
    expect(spent?.cents).toBe(500);
    expect(sales?.weeks).toEqual([0, 0, 1000, 0, 0, 0, 0, 3000]);
  });

  it('rejects an amount above the balance and sends one within it', async () => {
    const { user } = await renderApp('/wallet');
    const form = within(await screen.findByRole('form', { name: 'Transfer' }));
    await user.selectOptions(form.getByRole('combobox', { name: 'To' }), 'Teo Lindgren');
    await user.type(form.getByLabelText('Amount in dollars'), '9000000');
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
