import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { invoices } from '@/data/invoice/collection';
import { renderApp } from '../../support/pages/render-app';

test('resets the sample data after a confirmation', async () => {
  const { user } = await renderApp('/more');
  const button = await screen.findByRole('button', { name: 'Reset sample data' });
  // After the sign-in: each member has sample data of their own.
  await invoices.applyChanges([{ remove: 4021 }]);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await invoices.get(4021)).toBeUndefined();
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  await waitFor(async () => expect(await invoices.get(4021)).toBeDefined());
});
