import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { recordsToCsv } from '@/components/kits/table/model/csv-export';
import { invoiceColumns } from '@/components/workspace/invoice/invoice-columns';
import { invoices, listInvoices } from '@/data/invoice/collection';
import { resetSampleData } from '@/data/store/collection';
import { billedCents, invoiceStatus, withCredits } from '@/data/invoice/status';
import { users } from '@/data/user/collection';
import { formatDollars } from '@/lib/text/format-dollars';
import { fakeAuth } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';
import { typeDate } from '../../support/pages/type-date';

// Whole pages with many rows are slow in happy-dom.
vi.setConfig({ testTimeout: 40_000 });
afterEach(resetSampleData);

const open = (path: string) => renderApp(path, { auth: fakeAuth(null) });
const rows = () => within(screen.getByRole('grid')).getAllByRole('link', { name: /^#\d+$/ });

describe('list', () => {
  test('filters by status and stores the filter in the URL', async () => {
    const { user, address } = await open('/invoices');
    await waitFor(() => expect(rows()).toHaveLength(8));
    await user.click(screen.getByRole('button', { name: 'Status filter' }));
    await user.click(screen.getByRole('checkbox', { name: /^Cancelled/ }));
    await waitFor(() => expect(address()).toContain('invoicesStatus'));
    const table = screen.getByRole('grid');
    // Rows update shortly after the choice.
    await waitFor(() => expect(within(table).queryByText('Paid')).not.toBeInTheDocument());
    expect(within(table).getAllByText('Cancelled').length).toBeGreaterThan(3);
  });

  test('moves a due date in the cell, but not of a locked invoice', async () => {
    const { user } = await open('/invoices?filter=%7B%22invoicesStatus%22%3A%5B%22Pending%22%5D%7D');
    await waitFor(() => expect(rows().length).toBeGreaterThan(0));
    const due = () => screen.getByRole('grid').querySelector<HTMLElement>('tbody [data-col="dueDate"]');
    expect(due()).toHaveAttribute('aria-readonly', 'false');
    await user.dblClick(due() ?? document.body);
    await typeDate(user, await screen.findByRole('group', { name: 'Due' }), '2031-05-06');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(due()).toHaveTextContent('6 May 2031'));
    await user.click(screen.getByRole('button', { name: /^Status filter/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Pending/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Paid/ }));
    await waitFor(() => expect(due()).toHaveAttribute('aria-readonly', 'true'));
    await user.keyboard('{Escape}');
    await user.dblClick(due() ?? document.body);
    expect(await screen.findByText(/is locked\. Open it to see why/)).toBeVisible();
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
    expect(within(screen.getByRole('grid')).getAllByText('Overdue')).toHaveLength(rows().length);
    await user.click(screen.getByRole('button', { name: /^Status filter/ }));
    expect(screen.getByRole('checkbox', { name: /^Overdue/ })).toBeChecked();
    expect(
      screen.getByRole('img', { name: /^Paid \d+%, Partly paid \d+%, Pending \d+%, Overdue \d+%$/ }),
    ).toBeInTheDocument();
  });

  test('pays selected invoices and undoes it', async () => {
    const { user } = await open(
      `/invoices?filter=${encodeURIComponent('{"invoicesStatus":["Overdue"]}')}&size=50`,
    );
    await waitFor(() => expect(rows().length).toBeGreaterThan(3));
    const before = rows().length;
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await user.click(screen.getByRole('button', { name: 'Mark paid' }));
    expect(await screen.findByRole('heading', { name: 'No invoices match' })).toBeVisible();
    const unpaid = async () =>
      withCredits(await invoices.all()).filter((one) => invoiceStatus(one) === 'Overdue').length;
    expect(await unpaid()).toBe(0);
    await screen.findByRole('button', { name: 'Undo' });
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(rows()).toHaveLength(before));
    expect(await unpaid()).toBe(before);
  });

  test('offers the first invoice where there are none', async () => {
    await invoices.applyChanges((await invoices.all()).map(({ id }) => ({ remove: id })));
    await open('/invoices');
    expect(await screen.findByRole('heading', { name: 'No invoices yet' })).toBeVisible();
    const list = within(screen.getByRole('region', { name: 'Invoices' }));
    expect(list.getByRole('link', { name: 'New invoice' })).toHaveAttribute(
      'href',
      expect.stringContaining('/invoices/create-invoice'),
    );
  });

  test('acts on all pages of a selection, but not on rows that a filter hides', async () => {
    const { user } = await open('/invoices?sort=-id');
    await waitFor(() => expect(rows()).toHaveLength(8));
    await user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await user.click(bar.getByRole('button', { name: 'Select all 120' }));
    expect(bar.getByRole('status')).toHaveTextContent('120 selected');
    await user.click(screen.getByRole('button', { name: 'Status filter' }));
    await user.click(screen.getByRole('checkbox', { name: /^Cancelled/ }));
    const cancelled = (await invoices.all()).filter((one) => one.invoicesStatus === 'Cancelled');
    expect(await bar.findByText(`${cancelled.length} selected`)).toBeVisible();
    await user.click(bar.getByRole('button', { name: 'Delete' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: `Delete ${cancelled.length} invoices?` }),
    );
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(async () => expect(await invoices.all()).toHaveLength(120 - cancelled.length));
  });

  test('does not delete a paid invoice, and says so', async () => {
    const { user } = await open('/invoices?q=4020');
    await user.click(await screen.findByRole('checkbox', { name: 'Select #4020' }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Nothing deleted')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Actions for invoice 4020' }));
    expect(await screen.findByRole('menuitem', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
    expect(await invoices.get(4020)).toBeDefined();
  });

  test('exports what was paid and is still due as numbers', async () => {
    const part = (await listInvoices()).filter(({ id }) => id === 4017 || id === 4020);
    const [head = '', ...lines] = recordsToCsv(invoiceColumns, part).split('\r\n');
    expect(head).toMatch(/Status,Amount,Paid,Still due$/);
    const [first, second] = lines.map((line) => line.split(',').slice(-3).map(Number));
    expect(first).toEqual([776, 776, 0]);
    expect(second).toEqual([4.77, 2.38, 2.39]);
  });

  test('prints all rows with one total', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    const { user } = await open('/invoices?size=8&filter=%7B%22invoicesStatus%22%3A%5B%22Cancelled%22%5D%7D');
    await waitFor(() => expect(rows()).toHaveLength(8));
    await user.click(screen.getByRole('button', { name: /^More for invoices/i }));
    await user.click(await screen.findByRole('menuitem', { name: /^Print/ }));
    await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
    const cancelled = (await invoices.all()).filter((one) => one.invoicesStatus === 'Cancelled');
    expect(rows()).toHaveLength(cancelled.length);
    expect(screen.getAllByRole('cell', { name: /^Total/ })).toHaveLength(1);
    window.dispatchEvent(new Event('afterprint'));
    await waitFor(() => expect(rows()).toHaveLength(8));
    vi.unstubAllGlobals();
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
    await user.click(screen.getByRole('button', { name: 'Cancel invoice' }));
    expect(await within(paper).findByText('Cancelled')).toBeVisible();
    expect(await invoices.get(4018)).toMatchObject({ invoicesStatus: 'Cancelled' });
    await user.click(await screen.findByRole('button', { name: 'Reopen invoice' }));
    await waitFor(() => expect(within(paper).queryByText('Cancelled')).not.toBeInTheDocument());
    await waitFor(async () => expect((await invoices.get(4018))?.history.at(-1)?.what).toBe('Reopened'));
  });

  test.each([
    ['/invoices/view-invoice?id=1', 'It may have been deleted, or the number was mistyped.'],
    ['/invoices/view-invoice?id=x', 'Choose one from all invoices.'],
    ['/invoices/view-invoice', 'Choose one from all invoices.'],
  ])('%s is not there', async (path, hint) => {
    await open(path);
    expect(screen.getByText(hint)).toBeVisible();
    const [link] = screen.getAllByRole('link', { name: 'All invoices' }).slice(-1);
    expect(link).toHaveAttribute('href', '/webapp/invoices');
  });
});

describe('payments', () => {
  test('reduce the amount due, and the last one pays and locks the invoice', async () => {
    const { user } = await open('/invoices/view-invoice?id=4018');
    const total = (await invoices.get(4018))?.amountCents ?? 0;
    const pay = async (amount: string | null) => {
      await user.click(await screen.findByRole('button', { name: 'Record payment' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Payment of invoice #4018' }));
      if (amount) {
        await user.clear(dialog.getByRole('textbox', { name: 'Amount' }));
        await user.type(dialog.getByRole('textbox', { name: 'Amount' }), amount);
      }
      await user.click(dialog.getByRole('button', { name: 'Record payment' }));
      return dialog;
    };
    const dialog = await pay('9000000');
    expect(await dialog.findByText(/^Enter up to \$/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await pay('100');
    expect(await screen.findByText(`${formatDollars(total - 10_000)} due`)).toBeVisible();
    const paper = within(screen.getByRole('article', { name: 'Invoice #4018' }));
    expect(paper.getByText('Partly paid')).toBeVisible();
    expect(paper.getByText('Still due').nextSibling).toHaveTextContent(formatDollars(total - 10_000));
    await pay(null);
    expect(await paper.findByText('Paid')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Cancel invoice' })).not.toBeInTheDocument();
    expect(await invoices.get(4018)).toMatchObject({ invoicesStatus: 'Paid' });
    await user.click(screen.getByRole('button', { name: 'Remove the payment of $100.00' }));
    expect(await screen.findByText('$100.00 due')).toBeVisible();
    await waitFor(async () => expect(await invoices.get(4018)).toMatchObject({ invoicesStatus: 'Pending' }));
    await user.keyboard('{Control>}z{/Control}');
    expect(await paper.findByText('Paid')).toBeVisible();
  });

  test('are reversed by credit notes up to the amount, linked both ways, and refunded', async () => {
    const { user, address } = await open('/invoices/view-invoice?id=4020');
    const paid = await invoices.get(4020);
    const total = paid?.amountCents ?? 0;
    const credit = async (dollars: number | null) => {
      await user.click(await screen.findByRole('button', { name: 'Create credit note' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Credit note for invoice #4020' }));
      const field = dialog.getByRole('textbox', { name: 'Amount with tax' });
      if (dollars !== null) {
        await user.clear(field);
        await user.type(field, String(dollars));
      }
      await user.click(dialog.getByRole('button', { name: 'Create credit note' }));
      return dialog;
    };
    await credit(10);
    await waitFor(() => expect(address()).toBe('/invoices/view-invoice?id=4022'));
    const paper = within(await screen.findByRole('article', { name: 'Credit note #4022' }));
    expect(await invoices.get(4022)).toMatchObject({ amountCents: -1000, creditOf: 4020 });
    expect(await invoices.get(4020)).toEqual(paid);
    await user.click(paper.getByRole('link', { name: 'For invoice #4020' }));
    const side = within(await screen.findByRole('complementary', { name: 'Status' }));
    expect(await side.findByRole('link', { name: 'Credit note #4022' })).toBeVisible();
    expect(side.getByText('$10.00 to refund')).toBeVisible();
    const dialog = await credit(total / 100);
    expect(await dialog.findByText(`Enter up to ${formatDollars(total - 1000)}.`)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await user.click(side.getByRole('button', { name: 'Record refund' }));
    const refund = within(await screen.findByRole('dialog', { name: 'Refund of invoice #4020' }));
    await user.click(refund.getByRole('button', { name: 'Record refund' }));
    expect(await side.findByText('Nothing due')).toBeVisible();
    await credit(null);
    await waitFor(() => expect(address()).toBe('/invoices/view-invoice?id=4023'));
    const all = withCredits(await invoices.all());
    expect(all.find(({ id }) => id === 4020)?.credits.map(({ id }) => id)).toEqual([4022, 4023]);
    expect(billedCents(all.filter(({ id, creditOf }) => id === 4020 || creditOf === 4020))).toBe(0);
  });

  test('a credit note is neither edited nor duplicated', async () => {
    const paid = await invoices.get(4020);
    if (!paid) throw new Error('The sample has no invoice 4020');
    await invoices.add((id) => ({
      ...paid,
      id,
      number: id,
      creditOf: 4020,
      amountCents: -100,
      payments: [],
    }));
    await open('/invoices/create-invoice?copy=4022');
    expect(await screen.findByRole('heading', { name: 'A credit note cannot be duplicated' })).toBeVisible();
    cleanup();
    await open('/invoices/create-invoice?edit=4022');
    expect(await screen.findByRole('heading', { name: 'Credit note #4022 is locked' })).toBeVisible();
  });
});
