import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { InvoiceDraftSaver } from '@/components/workspace/invoice/form/InvoiceDraftSaver';
import { newInvoiceValues } from '@/components/workspace/invoice/form/invoice-values';
import { invoices } from '@/data/invoice/collection';
import { readInvoiceDraft } from '@/data/invoice/draft';
import { resetSampleData } from '@/data/store/collection';
import { delay } from '@/data/store/delay';
import { billedCents } from '@/data/invoice/status';
import { invoiceTotals } from '@/data/invoice/totals';
import { users } from '@/data/user/collection';
import { formatDollars } from '@/lib/text/format';
import { fakeAuth } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';
import { typeDate } from '../../support/pages/type-date';

// Whole pages with many rows are slow in happy-dom.
vi.setConfig({ testTimeout: 40_000 });
afterEach(resetSampleData);

const open = (path: string) => renderApp(path, { auth: fakeAuth(null) });
const rows = () => within(screen.getByRole('table')).getAllByRole('link', { name: /^#\d+$/ });

test('totals are rounded step by step and add up', () => {
  const totals = invoiceTotals({
    items: [
      { quantity: 3, priceCents: 333 },
      { quantity: 0.5, priceCents: 101 },
    ],
    discountPercent: 10,
    taxPercent: 21,
    shippingCents: 250,
  });
  expect(totals).toEqual({ subtotal: 1050, discount: 105, tax: 198, shipping: 250, total: 1393 });
});

test('every sample invoice equals the sum of its items', async () => {
  for (const invoice of await invoices.all()) {
    expect(invoiceTotals(invoice).total).toBe(invoice.amountCents);
    expect(invoice.amount).toMatch(/^\$[\d,]+\.\d\d$/);
  }
});

describe('list', () => {
  test('filters by status and stores the filter in the URL', async () => {
    const { user, address } = await open('/invoices');
    await waitFor(() => expect(rows()).toHaveLength(8));
    await user.click(screen.getByRole('button', { name: 'Status filter' }));
    await user.click(screen.getByRole('checkbox', { name: /^Cancelled/ }));
    await waitFor(() => expect(address()).toContain('invoicesStatus'));
    const table = screen.getByRole('table');
    // Rows update shortly after the choice.
    await waitFor(() => expect(within(table).queryByText('Paid')).not.toBeInTheDocument());
    expect(within(table).getAllByText('Cancelled').length).toBeGreaterThan(3);
  });

  test('leaves cancelled invoices out of totals and shows overdue ones', async () => {
    const all = await invoices.all();
    const cancelled = all.filter((one) => one.invoicesStatus === 'Cancelled').slice(0, 2);
    expect(billedCents(cancelled)).toBe(0);
    expect(billedCents(all)).toBe(
      all.reduce((sum, one) => sum + (one.invoicesStatus === 'Cancelled' ? 0 : one.amountCents), 0),
    );
    const { user } = await open('/invoices?filter=%7B%22invoicesStatus%22%3A%5B%22Overdue%22%5D%7D');
    await waitFor(() => expect(rows().length).toBeGreaterThan(3));
    expect(within(screen.getByRole('table')).getAllByText('Overdue')).toHaveLength(rows().length);
    await user.click(screen.getByRole('button', { name: /^Status filter/ }));
    expect(screen.getByRole('checkbox', { name: /^Overdue/ })).toBeChecked();
    expect(screen.getByRole('img', { name: /^Paid \d+%, Pending \d+%$/ })).toBeInTheDocument();
  });

  test('marks selected invoices as paid and undoes it', async () => {
    const { user } = await open('/invoices?filter=%7B%22invoicesStatus%22%3A%5B%22Pending%22%5D%7D&size=50');
    await waitFor(() => expect(rows().length).toBeGreaterThan(3));
    const before = rows().length;
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(screen.getByRole('button', { name: 'Mark paid' }));
    expect(await screen.findByRole('heading', { name: 'No invoices match' })).toBeVisible();
    await waitFor(async () =>
      expect((await invoices.all()).some((one) => one.invoicesStatus === 'Pending')).toBe(false),
    );
    await screen.findByRole('button', { name: 'Undo' });
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rows()).toHaveLength(before));
  });
});

describe('view', () => {
  test('keeps the client as issued when the contact is renamed or deleted', async () => {
    const before = await invoices.get(4018);
    const name = before?.parties?.billTo.name ?? '';
    const contact = await users.get(before?.userId ?? 0);
    if (!contact) throw new Error('The client of invoice 4018 is no contact');
    await users.applyChanges([{ put: { ...contact, name: 'Renamed' } }]);
    await open('/invoices/view-invoice?id=4018');
    const paper = within(await screen.findByRole('article', { name: 'Invoice #4018' }));
    expect(paper.getAllByText(name)).toHaveLength(2);
    expect(paper.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  });

  test('shows parties, items and totals, and stores a changed status', async () => {
    const { user } = await open('/invoices/view-invoice?id=4018');
    const paper = await screen.findByRole('article', { name: 'Invoice #4018' });
    const invoice = await invoices.get(4018);
    expect(within(paper).getAllByRole('row')).toHaveLength((invoice?.items.length ?? 0) + 1);
    expect(within(paper).getByText('Total').nextSibling).toHaveTextContent(invoice?.amount ?? '-');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Change to' }), 'Cancelled');
    expect(await within(paper).findByText('Cancelled')).toBeVisible();
    await waitFor(async () => expect((await invoices.get(4018))?.history.at(-1)?.what).toBe('Cancelled'));
  });

  test.each(['/invoices/view-invoice?id=1', '/invoices/view-invoice?id=x'])(
    '%s is not there',
    async (path) => {
      await open(path);
      const [link] = screen.getAllByRole('link', { name: 'All invoices' }).slice(-1);
      expect(link).toHaveAttribute('href', '/webapp/invoices');
    },
  );
});

describe('payments', () => {
  test('reduce the amount due, and the last one pays and locks the invoice', async () => {
    const { user } = await open('/invoices/view-invoice?id=4018');
    const total = (await invoices.get(4018))?.amountCents ?? 0;
    const pay = async (amount: string | null) => {
      await user.click(await screen.findByRole('button', { name: 'Record payment' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Payment of invoice #4018' }));
      if (amount) {
        await user.clear(dialog.getByRole('spinbutton', { name: 'Amount' }));
        await user.type(dialog.getByRole('spinbutton', { name: 'Amount' }), amount);
      }
      await user.click(dialog.getByRole('button', { name: 'Record payment' }));
      return dialog;
    };
    const dialog = await pay('9000000');
    expect(await dialog.findByText(/^Enter up to \$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await pay('100');
    expect(await screen.findByText(`${formatDollars(total - 10_000)} due`)).toBeVisible();
    await pay(null);
    await waitFor(() => expect(screen.getAllByText(/^Bank transfer,/)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument());
    expect(await invoices.get(4018)).toMatchObject({ invoicesStatus: 'Paid' });
  });

  test('are reversed by one credit note with a number of its own', async () => {
    const { user, address } = await open('/invoices/view-invoice?id=4020');
    const paid = await invoices.get(4020);
    await user.click(await screen.findByRole('button', { name: 'Create credit note' }));
    await waitFor(() => expect(address()).toBe('/invoices/view-invoice?id=4022'));
    const paper = await screen.findByRole('article', { name: 'Credit note #4022' });
    expect(within(paper).getByText('For invoice #4020')).toBeVisible();
    expect(await invoices.get(4022)).toMatchObject({
      amountCents: -(paid?.amountCents ?? 0),
      creditOf: 4020,
    });
    expect(await invoices.get(4020)).toEqual(paid);
  });
});

describe('form', () => {
  test('validates, totals while typing, stores a draft, and saves to the list', async () => {
    const { user, address } = await open('/invoices/create-invoice');
    await user.click(await screen.findByRole('button', { name: 'Save invoice' }));
    expect(await screen.findByText('Choose a customer.')).toBeVisible();
    expect(screen.getByText('Describe the item.')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Bill to' }), 'Mei Tanaka');
    await user.type(screen.getByRole('combobox', { name: 'Item' }), 'Bench restoration');
    expect(screen.getByRole('spinbutton', { name: 'Price' })).toHaveValue(2915);
    await user.clear(screen.getByRole('spinbutton', { name: 'Quantity' }));
    await user.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '2');
    expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('$6,179.80');
    await waitFor(async () => expect(await readInvoiceDraft('new')).not.toBeNull());
    await user.click(screen.getByRole('button', { name: 'Preview' }));
    const paper = await screen.findByRole('article', { name: 'Invoice #4022' });
    expect(within(paper).getAllByText('Mei Tanaka')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Back to the form' }));
    await user.click(await screen.findByRole('button', { name: 'Save invoice' }));
    await waitFor(() => expect(address()).toBe('/invoices/view-invoice?id=4022'));
    expect(await invoices.get(4022)).toMatchObject({ amount: '$6,179.80', invoicesStatus: 'Pending' });
    expect(await readInvoiceDraft('new')).toBeNull();
  });

  test('rejects a due date before the issue date', async () => {
    const { user } = await open('/invoices/create-invoice?edit=4018');
    await typeDate(user, await screen.findByRole('group', { name: 'Due' }), '2020-01-01');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('Choose a date on or after the issue date.')).toBeVisible();
  });

  test('saving right after the last key leaves no draft behind', async () => {
    const initialValues = newInvoiceValues();
    const values = { ...initialValues, notes: 'At the last moment' };
    const saver = { name: 'race', values, initialValues };
    const { rerender } = render(<InvoiceDraftSaver {...saver} paused={false} />);
    rerender(<InvoiceDraftSaver {...saver} paused />);
    await delay(600);
    expect(await readInvoiceDraft('race')).toBeNull();
    rerender(<InvoiceDraftSaver {...saver} paused={false} />);
    await waitFor(async () => expect(await readInvoiceDraft('race')).not.toBeNull());
  });

  test('Save in the preview of an invalid invoice returns to the first error', async () => {
    const { user } = await open('/invoices/create-invoice?preview=true');
    await user.click(await screen.findByRole('button', { name: 'Save invoice' }));
    expect(await screen.findByText('Choose a customer.')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Bill to' })).toHaveFocus());
  });

  test('a paid invoice is locked', async () => {
    await open('/invoices/create-invoice?edit=4020');
    expect(await screen.findByRole('heading', { name: 'Invoice #4020 is paid and locked' })).toBeVisible();
    expect(screen.queryByRole('form')).not.toBeInTheDocument();
  });

  test('adds, moves and deletes items', async () => {
    const { user } = await open('/invoices/create-invoice');
    await user.type(await screen.findByRole('combobox', { name: 'Item' }), 'One');
    await user.click(screen.getByRole('button', { name: 'Add a line' }));
    await user.type(screen.getAllByRole('combobox', { name: 'Item' })[1] ?? document.body, 'Two');
    await user.click(screen.getByRole('button', { name: 'Move line 2 up' }));
    const items = () =>
      screen.getAllByRole('combobox', { name: 'Item' }).map((field) => (field as HTMLInputElement).value);
    expect(items()).toEqual(['Two', 'One']);
    await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
    expect(items()).toEqual(['One']);
  });
});
