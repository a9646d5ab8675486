import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { InvoiceDraftSaver } from '@/components/workspace/invoice/form/InvoiceDraftSaver';
import { InvoiceValues, newInvoiceValues } from '@/components/workspace/invoice/form/invoice-values';
import { invoices } from '@/data/invoice/collection';
import { readInvoiceDraft, saveInvoiceDraft } from '@/data/invoice/draft';
import { resetSampleData } from '@/data/store/collection';
import { endSession } from '@/lib/session/member-session';
import { fakeAuth } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';
import { typeDate } from '../../support/pages/type-date';

// Whole pages with many fields are slow in happy-dom.
vi.setConfig({ testTimeout: 40_000 });
afterEach(resetSampleData);

const open = (path: string) => renderApp(path, { auth: fakeAuth(null) });

test('validates, totals while typing, stores a draft, and saves to the list', async () => {
  const { user, address } = await open('/invoices/create-invoice');
  await user.click(await screen.findByRole('button', { name: 'Save invoice' }));
  expect(await screen.findByText('Choose a customer.')).toBeVisible();
  expect(screen.getByText('Describe the item.')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Bill to' }), 'Mei Tanaka');
  await user.type(screen.getByRole('combobox', { name: 'Item' }), 'Bench restoration');
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveValue('2,915.00');
  await user.clear(screen.getByRole('spinbutton', { name: 'Quantity' }));
  await user.type(screen.getByRole('spinbutton', { name: 'Quantity' }), '2');
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('$6,179.80');
  await waitFor(async () => expect(await readInvoiceDraft('new')).not.toBeNull());
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const paper = await screen.findByRole('article', { name: 'Invoice #4022' });
  expect(within(paper).getAllByText('Mei Tanaka')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Save invoice' }));
  await waitFor(() => expect(address()).toBe('/invoices/view-invoice?id=4022'));
  expect(await invoices.get(4022)).toMatchObject({ amount: '$6,179.80', invoicesStatus: 'Pending' });
  expect(await invoices.get(4023)).toBeUndefined();
  expect(await readInvoiceDraft('new')).toBeNull();
});

test('takes a quantity and percents with either decimal sign, and no other text', async () => {
  const { user } = await open('/invoices/create-invoice');
  const replace = async (name: RegExp | string, text: string) => {
    const field = screen.getByLabelText(name);
    await user.clear(field);
    await user.type(field, text);
    return field;
  };
  await screen.findByRole('combobox', { name: 'Item' });
  await replace('Price', '100');
  const quantity = await replace('Quantity', '2,5 pieces');
  expect(quantity).toHaveValue('2,5 ');
  expect(screen.getByLabelText('Totals')).toHaveTextContent('Subtotal$250.00');
  await replace(/^Tax, %/, '7.5');
  expect(quantity).toHaveValue('2.5');
  expect(screen.getByRole('status', { name: 'Total' })).toHaveTextContent('$268.75');
});

test('steps a quantity and percents by the arrow keys, within their bounds', async () => {
  const { user } = await open('/invoices/create-invoice');
  const quantity = await screen.findByRole('spinbutton', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(quantity).toHaveValue('3');
  expect(quantity).toHaveAttribute('aria-valuenow', '3');
  await user.type(quantity, '.5{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(quantity).toHaveValue('0.5');
  const discount = screen.getByRole('spinbutton', { name: /^Discount, %/ });
  await user.clear(discount);
  await user.type(discount, '{ArrowDown}');
  expect(discount).toHaveValue('');
  await user.type(discount, '99.5{ArrowUp}');
  expect(discount).toHaveValue('99.5');
});

test('the caret of a number stays where a character was refused', async () => {
  const { user } = await open('/invoices/create-invoice');
  const quantity = await screen.findByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });
  await user.clear(quantity);
  await user.type(quantity, '1234');
  await user.type(quantity, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(quantity).toHaveValue('1234');
  expect(quantity.selectionStart).toBe(2);
  await user.keyboard('5');
  expect(quantity).toHaveValue('12534');
});

test('previews an invoice without a due date, and rejects one before the issue date', async () => {
  const { user } = await open('/invoices/create-invoice?edit=4018');
  await user.click(await screen.findByRole('button', { name: 'Calendar of Due' }));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const paper = await screen.findByRole('article', { name: 'Invoice #4018' });
  expect(within(paper).getByText('No date yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to the form' }));
  await typeDate(user, await screen.findByRole('group', { name: 'Due' }), '2020-01-01');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Choose a date on or after the issue date.')).toBeVisible();
});

test('saving right after the last key leaves no draft behind', async () => {
  const initialValues = newInvoiceValues();
  const values = { ...initialValues, notes: 'At the last moment' };
  const saver = { name: 'race', values, initialValues, emptyValues: initialValues };
  const { rerender } = render(<InvoiceDraftSaver {...saver} paused={false} />);
  rerender(<InvoiceDraftSaver {...saver} paused />);
  // Another form begins to wait later, and stores its draft.
  render(<InvoiceDraftSaver {...saver} name="later" paused={false} />);
  await waitFor(async () => expect(await readInvoiceDraft('later')).not.toBeNull());
  expect(await readInvoiceDraft('race')).toBeNull();
  rerender(<InvoiceDraftSaver {...saver} paused={false} />);
  await waitFor(async () => expect(await readInvoiceDraft('race')).not.toBeNull());
});

test('a form that is as it was again leaves no draft, also when it began with one', async () => {
  const address = '/invoices/create-invoice';
  const reload = async () => {
    cleanup();
    const { user } = await open(address);
    return { user, item: await screen.findByRole('combobox', { name: 'Item' }) };
  };
  const isDraftStored = async (stored: boolean) =>
    waitFor(async () => expect((await readInvoiceDraft('new')) !== null).toBe(stored));

  const first = await reload();
  await first.user.type(first.item, 'Lamp');
  await isDraftStored(true);
  await first.user.clear(first.item);
  await isDraftStored(false);
  await first.user.type(first.item, 'Bench');
  await isDraftStored(true);

  const second = await reload();
  expect(second.item).toHaveValue('Bench');
  expect(screen.getByRole('button', { name: 'Discard draft' })).toBeVisible();
  await second.user.type(second.item, 'es');
  await waitFor(async () => expect(JSON.stringify(await readInvoiceDraft('new'))).toContain('Benches'));
  await second.user.type(second.item, '{Backspace}{Backspace}');
  await waitFor(async () => expect(JSON.stringify(await readInvoiceDraft('new'))).not.toContain('Benches'));
  await second.user.clear(second.item);
  await isDraftStored(false);

  expect((await reload()).item).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
});

test('what a member typed last before signing out is not stored for the next one', async () => {
  const initialValues = newInvoiceValues();
  const values = { ...initialValues, notes: 'Half a note' };
  const saver = { initialValues, emptyValues: initialValues, values, paused: false };
  const { unmount } = render(<InvoiceDraftSaver {...saver} name="theirs" />);
  endSession();
  unmount();
  render(<InvoiceDraftSaver {...saver} name="own" />).unmount();
  expect(await readInvoiceDraft('own')).not.toBeNull();
  expect(await readInvoiceDraft('theirs')).toBeNull();
});

test('Save in the preview of an invalid invoice returns to the first error', async () => {
  const { user } = await open('/invoices/create-invoice?preview=true');
  await user.click(await screen.findByRole('button', { name: 'Save invoice' }));
  expect(await screen.findByText('Choose a customer.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Bill to' })).toHaveFocus());
});

test('saves a draft with the tax ID of the client, and the view issues it', async () => {
  const { user, address } = await open('/invoices/create-invoice');
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Bill to' }), 'Mei Tanaka');
  await user.type(screen.getByRole('combobox', { name: 'Item' }), 'Long tables');
  await user.type(screen.getByRole('textbox', { name: /^Tax ID of the client/ }), 'ATU12345678');
  await user.click(screen.getByRole('checkbox', { name: 'Draft' }));
  await user.click(screen.getByRole('button', { name: 'Save invoice' }));
  await waitFor(() => expect(address()).toBe('/invoices/view-invoice?id=4022'));
  const paper = within(await screen.findByRole('article', { name: 'Invoice #4022' }));
  expect(paper.getByText('Tax ID ATU12345678')).toBeVisible();
  expect(paper.getByText('Draft')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Record payment' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }));
  expect(await paper.findByText('Pending')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Record payment' })).toBeVisible();
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
  // The first line cannot go further up.
  expect(screen.getByRole('button', { name: 'Move line 1 down' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(items()).toEqual(['One', 'Two']);
  expect(screen.getByRole('button', { name: 'Move line 2 up' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  await user.click(screen.getByRole('button', { name: 'Remove line 3' }));
  expect(screen.getByRole('button', { name: 'Remove line 2' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove line 1' }));
  expect(items()).toEqual(['One']);
  // No other line is left to remove.
  expect(screen.getByRole('button', { name: 'Add a line' })).toHaveFocus();
});

const notes = () => screen.getByRole('textbox', { name: /^Notes/ });

/** Opens a form whose draft says "Count the lamps", and discards it. */
async function discardDraft() {
  await saveInvoiceDraft('new', { ...newInvoiceValues(), notes: 'Count the lamps' });
  const { user } = await open('/invoices/create-invoice');
  await user.click(await screen.findByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(notes()).toHaveValue(''));
  return user;
}

test('a discarded draft of the form is back after Undo, by the toast or by key', async () => {
  const user = await discardDraft();
  expect(await readInvoiceDraft('new')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(notes()).toHaveValue('Count the lamps'));
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(notes()).toHaveValue(''));
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(notes()).toHaveValue('Count the lamps'));
  expect(await readInvoiceDraft('new')).not.toBeNull();
});

test('what was typed after a draft was discarded is back after Undo of the Undo', async () => {
  const user = await discardDraft();
  await user.type(notes(), 'Newer');
  await waitFor(async () =>
    expect((await readInvoiceDraft('new'))?.values).toMatchObject({ notes: 'Newer' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(notes()).toHaveValue('Count the lamps'));
  expect(await screen.findByText('Newer changes replaced')).toBeVisible();
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(notes()).toHaveValue('Newer'));
});

test('a draft discarded right after the last key stays discarded, and is back whole after Undo', async () => {
  await saveInvoiceDraft('new', { ...newInvoiceValues(), notes: 'Count the lamps' });
  const { user } = await open('/invoices/create-invoice');
  await screen.findByRole('button', { name: 'Discard draft' });
  fireEvent.change(notes(), { target: { value: 'Count the chairs' } });
  await user.click(screen.getByRole('button', { name: 'Discard draft' }));
  await waitFor(() => expect(notes()).toHaveValue(''));
  expect(await readInvoiceDraft('new')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(notes()).toHaveValue('Count the chairs'));
});

test('what was typed last is in the form again after another page', async () => {
  const { user } = await open('/invoices/create-invoice');
  await screen.findByRole('button', { name: 'Save invoice' });
  fireEvent.change(notes(), { target: { value: 'The key is in the door' } });
  await user.click(screen.getByRole('link', { name: 'Cancel' }));
  await user.click(await screen.findByRole('link', { name: 'New invoice' }));
  await waitFor(() => expect(notes()).toHaveValue('The key is in the door'));
});

test('an unsaved invoice of as many lines as it can have returns, and says so', async () => {
  const lines = Array.from({ length: 100 }, () => ({
    text: 'Lamp',
    quantity: 1,
    price: 10,
  }));
  const values = { ...newInvoiceValues(), userId: '1', items: lines };
  expect(InvoiceValues.safeParse(values).success).toBe(true);
  await saveInvoiceDraft('new', values);
  await open('/invoices/create-invoice');
  expect(await screen.findByText('An invoice has at most 100 lines.')).toBeVisible();
  expect(screen.queryByText('Add a line')).toBeNull();
});
