import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invoices } from '@/data/invoice/collection';
import { fakeAuth } from '../../support/pages/fake-auth';
import { renderApp } from '../../support/pages/render-app';

test.each(['/apps/email', '/apps/chat', '/wallet', '/tables/gridJs', '/tasks/kanban', '/forms/file-uploads'])(
  '%s says that its data is a sample, which a visitor can reset too',
  async (path) => {
    await renderApp(path, { auth: fakeAuth(null) });
    const note = within(await screen.findByRole('region', { name: 'Sample data' }));
    expect(note.getByText(/This page has sample data/)).toBeVisible();
    expect(note.getByRole('button', { name: 'Reset sample data' })).toBeVisible();
  },
);

test('resets the sample data after a confirmation', async () => {
  const { user } = await renderApp('/more');
  const button = await screen.findByRole('button', { name: 'Reset sample data' });
  // After the sign-in: each member has sample data of their own.
  await invoices.applyChanges([{ remove: 4021 }]);
  await user.click(button);
  const question = within(await screen.findByRole('dialog', { name: 'Reset the sample data?' }));
  expect(question.getByText(/added or changed is deleted and can’t be restored/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(await invoices.get(4021)).toBeUndefined();
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  await waitFor(async () => expect(await invoices.get(4021)).toBeDefined());
});
