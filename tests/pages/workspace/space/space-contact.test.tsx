import { randomUUID } from 'node:crypto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SpaceRole } from '@contract/space/space';
import type { SpaceContact } from '@contract/space/body/contact';
import type { SpaceItemChange } from '@contract/space/space-item';
import { ines } from '../../../support/pages/fake-auth';
import { renderApp } from '../../../support/pages/render-app';
import { injectFault, waitForEventStream } from '../../../support/pages/service-bridge';
import { amara, openSharedSpace } from '../../../support/pages/shared-space';
import { spaceContact } from '../../../support/space-bodies';

// Whole pages with many rows are slow in happy-dom.
vi.setConfig({ testTimeout: 40_000 });

const contact = (id: string, changed: Partial<SpaceContact> = {}): SpaceItemChange => ({
  id,
  kind: 'contact',
  base: 0,
  set: { ...spaceContact, ...changed },
});

async function openAddressBook(role: SpaceRole = 'editor') {
  const space = await openSharedSpace(role);
  const contacts = async (): Promise<SpaceContact[]> =>
    (await space.items()).flatMap((item) => (item.kind === 'contact' && item.body ? [item.body] : []));
  return { ...space, contacts };
}

describe('contacts of a space', () => {
  it('show the contacts of the space, live, and add one for all members', async () => {
    const { change, contacts } = await openAddressBook();
    await change(amara, contact(randomUUID()));
    const { user } = await renderApp('/users/contacts');
    await waitForEventStream();
    expect(await screen.findByRole('heading', { name: 'Lena Lamp' })).toBeVisible();
    expect(screen.getByText('1 person')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Chat with Lena Lamp' })).toBeNull();
    await act(() => change(amara, contact(randomUUID(), { name: 'Otto Oil', email: 'otto@oil.example' })));
    expect(await screen.findByRole('heading', { name: 'Otto Oil' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'New contact' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'New contact' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Wim Wick');
    await user.type(dialog.getByRole('textbox', { name: 'Email (optional)' }), 'wim@wick.example');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await contacts()).map(({ name }) => name)).toEqual(['Lena Lamp', 'Otto Oil', 'Wim Wick']),
    );
  });

  it('import 120 contacts in batches, once although a response is lost, and one Undo removes them', async () => {
    const { contacts } = await openAddressBook();
    const { user } = await renderApp('/users/contacts');
    expect(await screen.findByRole('heading', { name: 'No contacts yet' })).toBeVisible();
    let attempts = 0;
    injectFault('POST /spaces/:id/items', async (send) => {
      attempts += 1;
      const response = await send();
      return attempts === 1 ? Promise.reject(new TypeError('Failed to fetch')) : response;
    });
    await user.click(screen.getByRole('button', { name: 'More for contacts' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }));
    const rows = Array.from({ length: 120 }, (_, at) => `Person ${at},person${at}@lamps.example`);
    const file = new File([`Name,Email\r\n${rows.join('\r\n')}`], 'people.csv', { type: 'text/csv' });
    await user.upload(dialog.getByLabelText('vCard or CSV file'), file);
    await user.click(await dialog.findByRole('button', { name: 'Import 120 contacts' }));
    expect(await screen.findByText('120 people')).toBeVisible();
    await waitFor(async () => expect(await contacts()).toHaveLength(120), { timeout: 10_000 });
    expect(attempts).toBe(4);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await contacts()).toEqual([]), { timeout: 10_000 });
  });

  it('keep what another member changed while the form was open', async () => {
    const { change, contacts } = await openAddressBook();
    const id = randomUUID();
    await change(amara, contact(id));
    const { user } = await renderApp(`/users/contacts?edit=${id}`);
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Lena Lamp' }));
    await act(() => change(amara, { id, kind: 'contact', base: 1, set: { role: 'Electrician' } }));
    await user.type(dialog.getByRole('textbox', { name: 'Phone (optional)' }), '+49 30 123456');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await contacts()).toMatchObject([{ phone: '+49 30 123456', role: 'Electrician' }]),
    );
  });

  it('show who changed what, and bring an older version back from the form', async () => {
    const { change, contacts } = await openAddressBook();
    const id = randomUUID();
    await change(amara, contact(id));
    await change(amara, { id, kind: 'contact', base: 1, set: { role: 'Electrician', tags: ['Light'] } });
    const { user } = await renderApp(`/users/contacts?edit=${id}`);
    const history = within(await screen.findByRole('region', { name: 'History' }));
    expect(await history.findByText(/changed role to “Electrician”, tags/)).toBeVisible();
    await user.click(await history.findByRole('button', { name: /^Restore the version of/ }));
    const version = within(await screen.findByRole('dialog', { name: 'Restore this version?' }));
    expect(await version.findByText('Lamplighter')).toBeVisible();
    await user.click(version.getByRole('button', { name: 'Restore' }));
    await waitFor(async () => expect(await contacts()).toMatchObject([{ role: 'Lamplighter', tags: [] }]));
    // The form had the newer values.
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await contacts()).toMatchObject([{ role: 'Electrician', tags: ['Light'] }]),
    );
  });

  it('are read by readers, who are told why nothing can be changed', async () => {
    const { change } = await openAddressBook('reader');
    await change(amara, contact(randomUUID()));
    const { user } = await renderApp('/users/contacts?edit=new');
    expect(await screen.findByText('You may read this space. Ask an owner to let you edit.')).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: 'Select Lena Lamp' }));
    for (const name of ['New contact', 'More for contacts', 'Tag', 'Delete'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More for Lena Lamp' }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Save as vCard',
    ]);
  });

  it('leave the people of the sample to the pages that have sample data', async () => {
    const { change } = await openAddressBook();
    await change(ines, contact(randomUUID()));
    await renderApp('/users/profile?user=5');
    expect(await screen.findByRole('heading', { name: 'Mei Tanaka' })).toBeVisible();
  });
});
