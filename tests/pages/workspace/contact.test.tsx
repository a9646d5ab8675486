import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { invoices } from '@/data/invoice/collection';
import { resetSampleData } from '@/data/store/collection';
import { users } from '@/data/user/collection';
import { fakeAuth } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';

// Whole pages with many rows are slow in happy-dom.
vi.setConfig({ testTimeout: 40_000 });
afterEach(resetSampleData);

describe('contacts', () => {
  it('finds people, and deletes one with Undo', async () => {
    const { user, address } = await renderApp('/users/contacts');
    await user.type(await screen.findByRole('searchbox', { name: 'Search contacts' }), 'Tanaka');
    expect(await screen.findByText('1 person')).toBeVisible();
    expect(address()).toContain('q=Tanaka');
    await user.click(screen.getByRole('button', { name: 'More for Mei Tanaka' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(await screen.findByRole('heading', { name: 'No matching contacts' })).toBeVisible();
    expect(await screen.findByText('Mei Tanaka removed')).toBeInTheDocument();
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('1 person')).toBeVisible();
  });

  it('shows the field errors of a new contact and keeps the typed text', async () => {
    const { user } = await renderApp('/users/contacts?edit=new');
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nora');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Enter an address such as name@example.org.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Nora');
  });

  it('imports what the preview says is new, with chosen columns, and Undo removes it', async () => {
    const { user } = await renderApp('/users/contacts');
    await user.click(await screen.findByRole('button', { name: 'More for contacts' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Import' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Import contacts' }));
    const rows = [
      'Name;Mail;Number',
      'Nora Field;nora@example.org;+49 30 1234',
      'Mei Tanaka;mei.tanaka@square.example;',
      'Bo;not an address;',
    ];
    const file = new File([`\uFEFF${rows.join('\r\n')}`], 'people.csv', { type: 'text/csv' });
    await user.upload(dialog.getByLabelText('vCard or CSV file'), file);
    expect(await dialog.findByText('1 new, 1 duplicate, 1 wrong')).toBeVisible();
    expect(dialog.getByText('Line 3: Already there: Mei Tanaka')).toBeVisible();
    expect(dialog.getByText('Line 4: “not an address” is no email address.')).toBeVisible();
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Column Number' }), 'Phone');
    await user.click(dialog.getByRole('button', { name: 'Import 1 contact' }));
    expect(await screen.findByText('41 people')).toBeVisible();
    expect((await users.all()).at(-1)).toMatchObject({ name: 'Nora Field', phone: '+49 30 1234' });
    await user.keyboard('{Control>}z{/Control}');
    expect(await screen.findByText('40 people')).toBeVisible();
  });

  it('tags a selection, filters by the tag, and renames it', async () => {
    const { user, address } = await renderApp('/users/contacts?view=list');
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('region', { name: 'Selection' }));
    await user.click(screen.getByRole('button', { name: 'Select all 40' }));
    expect(bar.getByRole('status')).toHaveTextContent('40 selected');
    await user.click(bar.getByRole('button', { name: 'Clear selection' }));
    for (const name of ['Abel Moreau', 'Ada Lindqvist'])
      await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await user.click(screen.getByRole('button', { name: 'Tag' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Tags of 2 contacts' }));
    await user.type(dialog.getByRole('textbox', { name: 'New tags' }), 'Choir, ');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('option', { name: 'Choir' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Choir');
    expect(await screen.findByText('2 people')).toBeVisible();
    expect(address()).toContain('tag=Choir');
    await user.click(screen.getByRole('button', { name: 'More for contacts' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Manage tags' }));
    await user.click(await screen.findByRole('button', { name: 'Rename Choir' }));
    const naming = within(await screen.findByRole('dialog', { name: 'Rename Choir' }));
    await user.clear(naming.getByRole('textbox', { name: 'Tag' }));
    await user.type(naming.getByRole('textbox', { name: 'Tag' }), 'Singers');
    await user.click(naming.getByRole('button', { name: 'Rename' }));
    expect(await screen.findByRole('button', { name: 'Rename Singers' })).toBeVisible();
    expect((await users.all()).filter(({ tags }) => tags.includes('Singers'))).toHaveLength(2);
  });

  it('merges duplicates by chosen fields, moves their invoices, and undoes it', async () => {
    const before = await users.get(5);
    const [other] = await users.addAll([
      (id) => ({ id, name: 'mei tanaka', email: 'mei@work.example', image: '', tags: ['Work'] }),
    ]);
    const invoice = await invoices.get(4021);
    if (!before || !other || !invoice) throw new Error('The sample has changed');
    await invoices.applyChanges([{ put: { ...invoice, userId: other.id } }]);
    const { user } = await renderApp('/users/contacts?q=mei', { auth: fakeAuth(null) });
    await user.click(await screen.findByRole('button', { name: 'More for contacts' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Find duplicates' }));
    await user.click(await screen.findByRole('button', { name: 'Merge Mei Tanaka' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge 2 contacts' }));
    await user.click(dialog.getByRole('radio', { name: 'mei@work.example' }));
    await user.click(dialog.getByRole('button', { name: 'Merge' }));
    expect(await screen.findByText('2 contacts merged into Mei Tanaka')).toBeVisible();
    expect(await users.get(5)).toEqual({
      ...before,
      email: 'mei@work.example',
      tags: [...before.tags, 'Work'],
    });
    expect(await users.get(other.id)).toBeUndefined();
    expect((await invoices.get(4021))?.userId).toBe(5);
    await user.keyboard('{Control>}z{/Control}');
    await waitFor(async () => expect((await invoices.get(4021))?.userId).toBe(other.id));
    expect(await users.get(5)).toEqual(before);
  });
});
