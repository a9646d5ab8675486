import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { toVcard } from '@/components/workspace/contact/vcard';
import { renderApp } from '../../support/pages/render-app';

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

  it('exports vCards that address books can read', () => {
    const card = toVcard([
      {
        name: 'Ana, María Sol',
        email: 'a@b.example',
        phone: '+1 (2) 3',
        role: 'Baker',
        BirthDate: '1990-02-03',
      },
    ]);
    expect(card).toContain('FN:Ana\\, María Sol\r\n');
    expect(card).toContain('N:Sol;Ana\\, María;;;\r\n');
    expect(card).toContain('TEL;VALUE=uri:tel:+123\r\n');
    expect(card).toContain('BDAY:19900203\r\n');
  });
});
