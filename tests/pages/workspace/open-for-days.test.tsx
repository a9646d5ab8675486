import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invoices } from '@/data/invoice/collection';
import { invoiceStatus, withCredits } from '@/data/invoice/status';
import { addDays, today } from '@/lib/dates/day';
import { fakeClock } from '../../support/pages/fake-clock';
import { renderApp } from '../../support/pages/render-app';

describe('a page that stays open', () => {
  it('says how old an email is now', async () => {
    const clock = fakeClock();
    await renderApp('/apps/email');
    const list = within(await screen.findByRole('region', { name: 'Inbox' }));
    const [first] = await list.findAllByRole('listitem');
    if (!first) throw new Error('There are no emails');
    expect(within(first).getByText('2h')).toBeVisible();
    clock.forward(3);
    expect(await within(first).findByText('5h')).toBeVisible();
  });

  it('counts an invoice as overdue when its last day ends', async () => {
    const clock = fakeClock();
    // Its sample data is that of the visitor.
    await renderApp('/invoices');
    const all = withCredits(await invoices.all());
    const overdueOn = (day: string) => all.filter((one) => invoiceStatus(one, day) === 'Overdue').length;
    const day = today();
    const days = Array.from({ length: 30 }, (_, at) => at + 1).find(
      (later) => overdueOn(addDays(day, later)) > overdueOn(day),
    );
    if (!days) throw new Error('No invoice becomes overdue');
    const totals = within(await screen.findByRole('region', { name: 'Totals by status' }));
    const shown = () => totals.getByText('Overdue').closest('div')?.textContent;
    await waitFor(() => expect(shown()).toContain(`${overdueOn(day)} invoices`));
    clock.forward(24 * days);
    await waitFor(() => expect(shown()).toContain(`${overdueOn(addDays(day, days))} invoices`));
  });
});
