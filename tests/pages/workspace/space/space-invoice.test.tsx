import { randomUUID } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { putSpaceMember, type SpaceRole } from '@contract/space/space';
import { readInvoiceDraft } from '@/data/invoice/draft';
import { renderApp } from '../../../support/pages/render-app';
import { injectFault, waitForEventStream } from '../../../support/pages/service-bridge';
import { amara, openSharedSpace } from '../../../support/pages/shared-space';
import { spaceContact } from '../../../support/space-bodies';
import { changedInvoice, newInvoice, spaceInvoice, spacePayment } from '../../../support/space-invoice';

// Whole pages with many rows are slow in happy-dom.
vi.setConfig({ testTimeout: 40_000 });

async function openLedger(role: SpaceRole = 'editor') {
  const space = await openSharedSpace(role);
  const [clientId, id] = [spaceInvoice.userId, randomUUID()];
  await space.change(
    amara,
    { id: clientId, kind: 'contact', base: 0, set: { ...spaceContact, role: '' } },
    newInvoice(id, { userId: clientId, shipToId: clientId }),
  );
  const invoiceBodies = async () =>
    (await space.items()).flatMap((item) => (item.kind === 'invoice' && item.body ? [item.body] : []));
  const stored = async () =>
    (await space.items()).flatMap((item) =>
      item.id === id && item.kind === 'invoice' && item.body ? [item.body] : [],
    )[0];
  return { ...space, clientId, id, invoiceBodies, stored };
}

const viewOf = (id: string) => `/invoices/view-invoice?id=${id}`;

describe('invoices of a space', () => {
  it('are listed with their numbers, live, and found by number in an old link', async () => {
    const { change } = await openLedger();
    const { unmount } = await renderApp('/invoices');
    await waitForEventStream();
    expect(await screen.findByRole('link', { name: '#1' })).toBeVisible();
    await act(() => change(amara, newInvoice(randomUUID())));
    expect(await screen.findByRole('link', { name: '#2' })).toBeVisible();
    unmount();
    await renderApp('/invoices/view-invoice?id=2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice #2' })).toBeVisible();
    // Its sender has a street and no tax number.
    expect(await screen.findByText('1 Arcade Row')).toBeVisible();
    expect(screen.queryByText(/^Tax ID/)).not.toBeInTheDocument();
  });

  it('stay drafts without number while the service does not answer, and get the next number once', async () => {
    const { invoiceBodies, clientId } = await openLedger();
    const { user } = await renderApp('/invoices/create-invoice');
    expect(await screen.findByText('The space numbers it when it is issued')).toBeVisible();
    const restore = injectFault('POST /spaces/:id/items', () =>
      Promise.reject(new TypeError('Failed to fetch')),
    );
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Bill to' }), clientId);
    await user.type(screen.getByRole('combobox', { name: 'Item' }), 'Wicks');
    await user.type(screen.getByRole('textbox', { name: 'Price' }), '12');
    await user.click(screen.getByRole('button', { name: 'Save invoice' }));
    expect(
      await screen.findByText('A draft without number until it is sent. The space numbers it then.'),
    ).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Invoice draft' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record payment' })).toBeNull();
    restore();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Invoice #2' }, { timeout: 15_000 }),
    ).toBeVisible();
    expect((await invoiceBodies()).map(({ number }) => number)).toEqual([1, 2]);
  });

  it('keep a payment that another member records at the same moment', async () => {
    const { change, id, stored } = await openLedger();
    const { user } = await renderApp(viewOf(id));
    await user.click(await screen.findByRole('button', { name: 'Record payment' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Payment of invoice #1' }));
    // The page learns of the other payment from the answer only.
    injectFault('GET /spaces/:id/items', () => Promise.reject(new TypeError('Failed to fetch')));
    await change(amara, changedInvoice(id, 2, { payments: { other: spacePayment(4000) } }));
    await user.click(dialog.getByRole('button', { name: 'Record payment' }));
    await waitFor(async () =>
      expect(Object.values((await stored())?.payments ?? {}).map((payment) => payment?.cents)).toEqual(
        expect.arrayContaining([4000, 10_000]),
      ),
    );
    expect(await screen.findByText('$40.00 to refund')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await stored())?.payments).toEqual({ other: spacePayment(4000) }));
  });

  it('say why the service refuses to change one that was paid meanwhile', async () => {
    const { change, id, stored } = await openLedger();
    const { user } = await renderApp(viewOf(id));
    await screen.findByRole('button', { name: 'Cancel invoice' });
    // The page does not learn of the payment.
    injectFault('GET /spaces/:id/items', () => Promise.reject(new TypeError('Failed to fetch')));
    await change(amara, changedInvoice(id, 2, { payments: { other: spacePayment(4000) } }));
    await user.click(screen.getByRole('button', { name: 'Cancel invoice' }));
    expect(await screen.findByText('Invoice #1 is locked. Correct it with a credit note.')).toBeVisible();
    expect(await stored()).toMatchObject({ cancelled: false });
  });

  it('follow a merged contact, locked or not, and go back with Undo', async () => {
    const { change, id, clientId, stored } = await openLedger();
    const double = randomUUID();
    await change(
      amara,
      {
        id: double,
        kind: 'contact',
        base: 0,
        set: { ...spaceContact, role: '', email: 'lena@home.example' },
      },
      changedInvoice(id, 2, { userId: double, payments: { other: spacePayment(4000) } }),
    );
    const { user } = await renderApp('/users/contacts');
    await user.click(await screen.findByRole('button', { name: 'More for contacts' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Find duplicates' }));
    await user.click(await screen.findByRole('button', { name: 'Merge Lena Lamp' }));
    await user.click(await screen.findByRole('button', { name: 'Merge' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ userId: clientId, shipToId: clientId }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ userId: double, shipToId: clientId }));
  });

  it('leave what an editor is typing when made a reader, and say so', async () => {
    const { call, spaceId, handle } = await openLedger();
    const { user } = await renderApp('/invoices/create-invoice');
    await waitForEventStream();
    await user.type(await screen.findByRole('textbox', { name: /^Notes/ }), 'Count the lamps');
    const params = { spaceId, handle };
    await act(() => call(amara, putSpaceMember, { params, body: { role: 'reader' } }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You may only read this space now');
    expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Count the lamps');
    expect(screen.getByRole('button', { name: 'Save invoice' })).toBeDisabled();
  });

  it('stay in the form with what an editor typed when another member pays them, and say so', async () => {
    const { change, id } = await openLedger();
    const { user } = await renderApp(`/invoices/create-invoice?edit=${id}`);
    await waitForEventStream();
    await user.type(await screen.findByRole('textbox', { name: /^Notes/ }), 'Count the lamps');
    await act(() => change(amara, changedInvoice(id, 2, { payments: { other: spacePayment(4000) } })));
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Invoice #1 is partly paid and locked/);
    expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Count the lamps');
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    await act(() => change(amara, changedInvoice(id, 3, { payments: { other: null } })));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Save changes' })).toBeEnabled();
  });

  it.each([
    ['paid', { payments: { other: spacePayment(4000) } }, false],
    ['deleted', {}, true],
  ])('leave what an editor typed to copy or discard when %s before a reload', async (_, set, remove) => {
    const { change, id } = await openLedger();
    const form = `/invoices/create-invoice?edit=${id}`;
    const first = await renderApp(form);
    await first.user.type(await screen.findByRole('textbox', { name: /^Notes/ }), 'Count the lamps');
    await waitFor(async () => expect(await readInvoiceDraft(`edit-${id}`)).not.toBeNull());
    first.unmount();
    await change(amara, { id, kind: 'invoice', base: 2, set, ...(remove && { remove }) });
    // A form that opens before the page learns of the change stays open with it.
    for (const path of [viewOf(id), form]) {
      const { user, unmount } = await renderApp(path);
      const changes = within(await screen.findByRole('region', { name: 'Unsaved changes' }));
      expect(changes.getByText(/^10 × Lamp oil, \$10\.00\sCount the lamps$/)).toBeVisible();
      await user.click(changes.getByRole('button', { name: 'Copy' }));
      expect(await navigator.clipboard.readText()).toMatch(/Count the lamps$/);
      if (path !== form) {
        unmount();
        continue;
      }
      await user.click(changes.getByRole('button', { name: 'Discard' }));
      await user.click(await screen.findByRole('button', { name: 'Undo' }));
      const again = within(await screen.findByRole('region', { name: 'Unsaved changes' }));
      expect(again.getByText(/Count the lamps$/)).toBeVisible();
      await user.click(again.getByRole('button', { name: 'Discard' }));
    }
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
    expect(await readInvoiceDraft(`edit-${id}`)).toBeNull();
  });

  it('are back with all that an editor typed, once the form of a deleted one is saved', async () => {
    const { change, id, stored } = await openLedger();
    const { user } = await renderApp(`/invoices/create-invoice?edit=${id}`);
    await waitForEventStream();
    await user.type(await screen.findByRole('textbox', { name: /^Notes/ }), 'Count the lamps');
    await act(() => change(amara, { id, kind: 'invoice', base: 2, set: {}, remove: true }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Save to add it again');
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(async () => expect(await stored()).toMatchObject({ number: 1, notes: 'Count the lamps' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Invoice #1' })).toBeVisible();
  });

  it('are read by readers without anything that changes them', async () => {
    const { id } = await openLedger('reader');
    const { unmount } = await renderApp(viewOf(id));
    expect(await screen.findByText('You may read this space. Ask an owner to let you edit.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Download PDF' })).toBeVisible();
    for (const name of ['Record payment', 'Create credit note', 'Cancel invoice', 'Send'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull();
    unmount();
    await renderApp('/invoices/create-invoice');
    expect(await screen.findByText('You may read this space. Ask an owner to let you edit.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save invoice' })).toBeNull();
  });
});
